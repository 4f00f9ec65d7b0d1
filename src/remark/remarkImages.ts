import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {attribute, fail, visitJsx} from '../reference/fill/mdx';

/**
 * Rejects a JSX image whose file is missing. The generator checks Markdown images only.
 *
 * @throws Error naming the page, the line, and the folder that was searched
 */
export function remarkImages() {
  return (tree: Root, file: VFile) => {
    visitJsx(tree, (element) => {
      const source = attribute(element, 'src');
      if (element.name !== 'img' || source === undefined || /^[a-z]+:/i.test(source)) {
        return;
      }
      const folder = source.startsWith('/')
        ? path.join(process.cwd(), 'static')
        : path.dirname(file.path);
      if (!existsSync(path.join(folder, decodeURI(source)))) {
        fail(
          file,
          element,
          `the image "${source}" is not in ${folder}. Correct its src or add the file.`,
        );
      }
    });
  };
}
