import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

/** Folders whose files end up in compiled pages, though no page imports them. */
const INPUTS = [
  'src/{framework,knowledge,remark,samples}/**',
  'src/reference/{fill,names}/**',
  'static/schema/**',
];

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
      const buildDependencies = globSync(INPUTS, {
        cwd: siteDir,
        absolute: true,
        dot: true,
        // What Maven writes.
        ignore: '**/target/**',
      }).sort();
      // The types know webpack only; this key is Rspack's.
      return {experiments: {cache: {buildDependencies}}} as object;
    },
  };
}
