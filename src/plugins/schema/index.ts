import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Where the site shows the schema; the end of the schema's `$id`. */
const ADDRESS = 'schema/boyka-config.schema.json';

/** The part of webpack's and Rspack's interface that this needs; both have it. */
interface Compiler {
  webpack: {
    sources: {RawSource: new (text: string) => object};
    Compilation: {PROCESS_ASSETS_STAGE_ADDITIONAL: number};
  };
  hooks: {
    thisCompilation: {
      tap: (
        name: string,
        use: (compilation: {
          emitAsset: (file: string, source: object) => void;
          hooks: {processAssets: {tap: (options: object, use: () => void) => void}};
        }) => void,
      ) => void;
    };
  };
}

/**
 * Publishes `src/framework/config.schema.json`, byte for byte, so that an editor can complete and check a reader's
 * `boyka-config.json`. It goes out as a file of the bundler: the production build writes it, and the development server
 * answers with it.
 */
export default function schema({siteDir}: LoadContext): Plugin {
  const name = 'boyka-schema';
  const file = path.join(siteDir, 'src/framework/config.schema.json');
  return {
    name,
    getPathsToWatch: () => [file],
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      const emit = {
        apply({webpack, hooks}: Compiler) {
          const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
          hooks.thisCompilation.tap(name, (compilation) => {
            compilation.hooks.processAssets.tap({name, stage}, () => {
              const text = readFileSync(file, 'utf8');
              compilation.emitAsset(ADDRESS, new webpack.sources.RawSource(text));
            });
          });
        },
      };
      return {plugins: [emit]} as object;
    },
  };
}
