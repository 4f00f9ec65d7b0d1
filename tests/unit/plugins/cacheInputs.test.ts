import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {cacheInputs} from '../../../src/plugins/bundler';

/** The modules of the site that a module imports. */
function importsOf(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}).* from '(\.[^'?]+)/gm);
  return [...names].map(([, name]) => {
    const start = path.resolve(path.dirname(file), name!);
    const files = ['', '.ts', '.tsx', `${path.sep}index.ts`].map((end) => start + end);
    return files.find((one) => /\.\w+$/.test(one) && existsSync(one))!;
  });
}

test('what fills pages evicts the cache: the transforms, all that they import, and what they read', () => {
  const filling = new Set([path.resolve('src/remark/index.ts')]);
  for (const file of filling) {
    importsOf(file).forEach((imported) => filling.add(imported));
  }
  const read = ['src/samples/pom.xml', 'static/schema/boyka-config.schema.json'];
  const inputs = cacheInputs(process.cwd());
  const others = [...filling, ...read.map((file) => path.resolve(file))].filter(
    (file) => !inputs.includes(file),
  );
  expect(others, 'add the folder to INPUTS of src/plugins/bundler').toEqual([]);
});
