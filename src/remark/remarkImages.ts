import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {attribute, fail, visitJsx} from './apiFacts/mdx';

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
    visitJsx(tree, (element) => {
      const source = attribute(element, 'src');
      if (element.name !== 'img' || source === undefined || /^[a-z]+:/i.test(source)) {
        return;
      }
      const folders = source.startsWith('/') ? staticFolders : [path.dirname(file.path)];
      if (!folders.some((folder) => existsSync(path.join(folder, decodeURI(source))))) {
        fail(
          file,
          element,
          `the image "${source}" is not in ${folders.join(' or ')}. Correct its src or add the file.`,
        );
      }
    });
  };
}
