import {globSync} from 'tinyglobby';
import {readChecked} from '../../src/config/environment/checkedData';
import {ROOT} from '../../scripts/lib/run';
import type {RelevanceQuery} from './measureRelevance';
import {properties} from './queries.schema.json';

type QueryKind = keyof typeof properties;

/** How a query is phrased. */
export const QUERY_KINDS = Object.keys(properties) as QueryKind[];

/**
 * Kinds that describe a topic in other words than its heading does. Other queries have a name or a
 * text of the framework.
 */
export const PARAPHRASED: readonly string[] = ['task', 'natural question'];

/** The queries of one area: by kind, each with what answers it. */
type QuerySet = Partial<Record<QueryKind, Record<string, string | string[]>>>;

/** What testers type, and where it has to lead. The README says how it is written. */
export const relevanceQueries: readonly RelevanceQuery[] = globSync('tests/relevance/*.yml', {
  cwd: ROOT,
})
  .sort()
  .map((file) => readChecked<QuerySet>(file))
  .flatMap((area) =>
    QUERY_KINDS.flatMap((kind) =>
      Object.entries(area[kind] ?? {}).map(([query, targets]) => ({
        kind,
        query,
        targets: [targets].flat(),
      })),
    ),
  );

/**
 * Whether a query belongs to the holdout set, which is measured but never used for tuning. Decided
 * by the FNV-1a hash of its text, so that nobody chooses.
 */
export function isHeldOut(query: string): boolean {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(query)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  // The lowest bit of this hash is only the parity of the bytes.
  return ((hash >>> 16) & 1) === 1;
}
