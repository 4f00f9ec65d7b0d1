import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const SITE = path.resolve(import.meta.dirname, '../..');
const OPTIONS = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
  paths: {'@site/*': [`${SITE}/*`]},
};

/** The files that a file imports, those of types included, by its path; read again after a change. */
const known = new Map();

function importsOf(file) {
  const changed = statSync(file).mtimeMs;
  const entry = known.get(file);
  if (entry?.changed === changed) {
    return entry.imports;
  }
  const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8'));
  const imports = importedFiles
    .filter(({fileName}) => /^(\.|@site\/)/.test(fileName))
    .map(({fileName}) => ts.resolveModuleName(fileName, file, OPTIONS, ts.sys).resolvedModule)
    .flatMap((found) => (found && /\.[cm]?[jt]sx?$/.test(found.extension) ? found : []))
    .map(({resolvedFileName}) => path.resolve(resolvedFileName));
  known.set(file, {changed, imports: [...new Set(imports)]});
  return known.get(file).imports;
}

/** The shortest way of imports from one file to another, both included; nothing where there is none. */
function wayTo(target, start) {
  const from = new Map([[start, undefined]]);
  for (const file of from.keys()) {
    if (file === target) {
      const way = [];
      for (let step = file; step !== undefined; step = from.get(step)) {
        way.unshift(step);
      }
      return way;
    }
    importsOf(file).forEach((next) => from.has(next) || from.set(next, file));
  }
  return undefined;
}

/**
 * Rule of ESLint: files don't import each other in a circle, neither values nor types. The rule
 * `import-x/no-cycle` passes over imports of types.
 */
export const noImportCycle = {
  meta: {type: 'problem', schema: []},
  create: (context) => ({
    Program(node) {
      const file = path.resolve(context.physicalFilename);
      for (const imported of importsOf(file)) {
        const way = wayTo(file, imported);
        if (way) {
          const names = [file, ...way].map((step) => path.relative(SITE, step)).join(' → ');
          context.report({
            node,
            loc: {line: 1, column: 0},
            message: `These files import each other: ${names}. Move what they share to a file of its own.`,
          });
        }
      }
    },
  }),
};
