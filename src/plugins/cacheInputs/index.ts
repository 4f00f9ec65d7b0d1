import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Folders whose files end up in compiled pages, though no page imports them. */
const INPUTS = ['src/framework', 'src/samples', 'src/remark', 'static/schema'];

/**
 * Lists the files of a folder, at every depth, without what Maven writes.
 *
 * @param folder absolute path
 */
function filesIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(folder, file).startsWith('target'))
    .sort();
}

/**
 * Evicts the bundler's cache when a fact, a sample, or a Markdown transform changes. The bundler knows a
 * page by the page's own text: it would go on showing the sample of the build before, and would
 * not notice that a region is gone.
 */
export default function cacheInputs({siteDir}: LoadContext): Plugin {
  return {
    name: 'boyka-cache-inputs',
    configureWebpack(config) {
      const {experiments} = config as {experiments?: {cache?: object}};
      if (!experiments?.cache) {
        return {};
      }
      const buildDependencies = INPUTS.flatMap((folder) => filesIn(path.join(siteDir, folder)));
      // The types know webpack only; this key is Rspack's.
      return {experiments: {cache: {buildDependencies}}} as object;
    },
  };
}
