import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

interface JsxElement {
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  position?: {start: {line: number}};
}

/**
 * Rejects a JSX image whose file is missing. The generator checks Markdown images only.
 *
 * @param options.staticFolders absolute paths of the folders for addresses that begin with `/`
 * @throws Error naming the page, the line, and the folders that were searched
 */
export function remarkImages({
  staticFolders = [path.join(process.cwd(), 'static')],
}: {staticFolders?: string[]} = {}) {
  return (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as unknown as JsxElement;
      const source = element.attributes.find((attribute) => attribute.name === 'src')?.value;
      if (element.name !== 'img' || typeof source !== 'string' || /^[a-z]+:/i.test(source)) {
        return;
      }
      const folders = source.startsWith('/') ? staticFolders : [path.dirname(file.path)];
      if (!folders.some((folder) => existsSync(path.join(folder, decodeURI(source))))) {
        throw new Error(
          `${file.path}:${element.position?.start.line ?? 0}: the image "${source}" is not in ` +
            `${folders.join(' or ')}. Correct its src or add the file.`,
        );
      }
    });
  };
}
