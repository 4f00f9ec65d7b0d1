import {data} from './api/data';
import {device} from './api/device';
import {drivers} from './api/drivers';
import {elementActions} from './api/elementActions';
import {elements} from './api/elements';
import {listeners} from './api/listeners';
import {requests} from './api/requests';
import {sessions} from './api/sessions';
import {utils} from './api/utils';
import {config} from './config';
import {docs} from './docs';
import {guides} from './guides';
import {messages} from './messages';
import {project} from './project';
import {troubleshooting} from './troubleshooting';
import {QUERY_KINDS, type QueryKind, type QuerySet} from './types';

export {PARAPHRASED, QUERY_KINDS} from './types';

export interface RelevanceQuery {
  readonly kind: QueryKind;
  readonly query: string;
  readonly targets: readonly string[];
}

const AREAS: readonly QuerySet[] = [
  config,
  data,
  device,
  docs,
  drivers,
  elementActions,
  elements,
  guides,
  listeners,
  messages,
  project,
  requests,
  sessions,
  troubleshooting,
  utils,
];

/**
 * What testers type, and where it has to lead. Written from the pages and the framework's facts, not
 * from what the engine finds: change a query only when its page goes, never to improve a figure. To
 * add one, write it into the file of its area.
 *
 * The answers of tasks, questions, and what had no answer as its first result were judged by two
 * further readers, each from a pool in random order: the answers of the writer, the first eight
 * results of this search, and the first six of a plain full-text search. Nobody knew which was which.
 * What two of the three call an answer is one.
 */
export const relevanceQueries: readonly RelevanceQuery[] = AREAS.flatMap((area) =>
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
