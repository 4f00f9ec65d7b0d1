import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The file with the sizes, in the folder of generated files. */
export const MODULE_SIZES = 'module-sizes.json';

/** By {@link chunkFileOf}, the source bytes of its modules: files of the site, and packages. */
export type ModuleSizes = Record<string, Record<string, number>>;

/** The name of a script or style sheet, without its folder and hash. */
export function chunkFileOf(file: string): string {
  return path.posix.basename(file).replace(/\.[\da-f]{8}(?=\.\w+$)/, '');
}

/** What the plug-in uses of the bundler. */
interface Stats {
  readonly compilation: {
    readonly chunks: Iterable<{readonly files: Iterable<string>}>;
    readonly chunkGraph: {getChunkModules: (chunk: never) => readonly Module[]};
  };
}
interface Module {
  readonly type: string;
  size: () => number;
  identifier: () => string;
}

/** The package of a module, or its file from the folder of the site on, without loaders. */
function nameOf(identifier: string, siteDir: string): string {
  const file = identifier
    .split('!')
    .at(-1)!
    .replace(/^[\w/]+\||[|?].*$/g, '');
  return (
    /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1] ??
    path.relative(siteDir, file)
  ).replaceAll('\\', '/');
}

/** Writes which modules each script of the build has, so that a test names what has grown. */
export default function moduleSizes({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'module-sizes',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : {plugins: [{apply: ({hooks}) => hooks.done.tap('module-sizes', write)}]},
  };

  function write({compilation: {chunks, chunkGraph}}: Stats): void {
    const sizes: ModuleSizes = {};
    for (const chunk of chunks) {
      for (const file of chunk.files) {
        const isStyleSheet = file.endsWith('.css');
        const own: Record<string, number> = {};
        for (const module of chunkGraph.getChunkModules(chunk as never)) {
          if (module.type.startsWith('css') === isStyleSheet) {
            const name = nameOf(module.identifier(), siteDir);
            own[name] = (own[name] ?? 0) + module.size();
          }
        }
        sizes[chunkFileOf(file)] = own;
      }
    }
    mkdirSync(generatedFilesDir, {recursive: true});
    writeFileSync(path.join(generatedFilesDir, MODULE_SIZES), JSON.stringify(sizes));
  }
}
