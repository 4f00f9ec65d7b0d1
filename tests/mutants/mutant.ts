import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

/** What a mutant's test needs: nothing, a fixture that the test itself builds, or the whole site. */
const KINDS = ['unit', 'build', 'fixture', 'site'] as const;

const MUTANT = z.strictObject({
  /** The promise that the patch breaks, as what goes wrong for somebody. */
  breaks: z.string(),
  /** The source file, in which `search` stands once and gives way to `replace`. */
  file: z.string(),
  search: z.string(),
  replace: z.string(),
  /** The test that has to go red; `name` is its title without those of its groups. */
  test: z.strictObject({kind: z.enum(KINDS), file: z.string(), name: z.string()}),
});

/** One small fault for one promise. */
export type Mutant = z.infer<typeof MUTANT> & {readonly name: string};

/** The mutants of this folder, those with the cheapest tests first. */
export function readMutants(root: string): Mutant[] {
  const folder = path.join(root, 'tests/mutants');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: file.replace(/\.json$/, ''),
      ...MUTANT.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
    }))
    .sort((a, b) => KINDS.indexOf(a.test.kind) - KINDS.indexOf(b.test.kind));
}
