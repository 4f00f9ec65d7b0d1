import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/run';
import {chunkFileOf, MODULE_SIZES, type ModuleSizes} from '../../src/plugins/moduleSizes';

/** The modules of the last build that was measured. */
const MEASURED = path.join(ROOT, 'tests', 'bench', 'modules.json');

/** Fewer source bytes than this are not worth a name. */
const NOTABLE = 200;

/**
 * The source bytes of the modules in files of the last build, by package or file of the site.
 *
 * @param files names of scripts and style sheets
 * @throws Error when the last build has no such file, or was not made here
 */
function modulesOf(files: readonly string[]): Record<string, number> {
  const file = path.join(ROOT, '.docusaurus', MODULE_SIZES);
  const sizes = JSON.parse(readFileSync(file, 'utf8')) as ModuleSizes;
  const modules: Record<string, number> = {};
  for (const name of new Set(files.map(chunkFileOf))) {
    const own = sizes[name];
    if (!own) {
      throw new Error(`The last build has no modules of ${name}: run \`npm run build\` again.`);
    }
    for (const [module, size] of Object.entries(own)) {
      modules[module] = (modules[module] ?? 0) + size;
    }
  }
  return modules;
}

/** Notes the modules in the files, for {@link grownModules}. */
export function writeModules(files: readonly string[]): void {
  const modules = Object.entries(modulesOf(files)).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(MEASURED, `${JSON.stringify(Object.fromEntries(modules), null, 2)}\n`);
}

/**
 * Describes which modules in the files have grown since the weight was measured last, the largest growth
 * first.
 */
export function grownModules(files: readonly string[]): string {
  const before = JSON.parse(readFileSync(MEASURED, 'utf8')) as Record<string, number>;
  const grown = Object.entries(modulesOf(files))
    .map(([module, size]) => ({module, growth: size - (before[module] ?? 0)}))
    .filter(({growth}) => growth >= NOTABLE)
    .sort((one, other) => other.growth - one.growth)
    .slice(0, 6)
    .map(({module, growth}) => `${module} by ${growth}${module in before ? '' : ' (new)'}`);
  return grown.length > 0
    ? `grown since the last measurement, in source bytes: ${grown.join(', ')}`
    : 'no module has grown since the last measurement';
}
