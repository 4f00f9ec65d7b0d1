import {afterAll, beforeAll} from 'vitest';
import {createFixture, type Files, type Outcome} from './fixture';

/** Builds a fixture with the given files, in a folder that may be prepared, once for all tests of a group. */
export function outcomeOf(files: Files, prepare?: (dir: string) => void): () => Outcome {
  let outcome: Outcome;
  const fixture = createFixture(files);
  beforeAll(async () => {
    prepare?.(fixture.dir);
    outcome = await fixture.build();
  });
  afterAll(() => fixture.remove());
  return () => outcome;
}

/** A page with the given Markdown. */
export const page = (body: string) => `---\ntitle: Page\n---\n\n${body}\n`;

/** Content of a file that the build must reject, and its valid counterpart. */
export type Pair = readonly [invalid: string, valid: string];

const pick = (pairs: Record<string, Pair>, index: 0 | 1): Files =>
  Object.fromEntries(Object.entries(pairs).map(([file, pair]) => [file, pair[index]]));

export const invalid = (pairs: Record<string, Pair>): Files => pick(pairs, 0);
export const valid = (pairs: Record<string, Pair>): Files => pick(pairs, 1);
