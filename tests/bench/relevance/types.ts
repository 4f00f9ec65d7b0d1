/** How a query is phrased; a closed list, with at least fifteen queries each. */
export const QUERY_KINDS = [
  'exact',
  'lower case',
  'split words',
  'prefix as typed',
  'typo',
  'configuration key',
  'error text',
  'task',
  'natural question',
] as const;

export type QueryKind = (typeof QUERY_KINDS)[number];

/**
 * The queries of one area: by kind, each query with the paths below the base path that answer it. A
 * path with a hash is a heading or a key; a path without one is a page that answers as a whole. In a
 * list each path is a right answer, and nothing else is. A constant in capitals is the record of that
 * error message, wherever the site explains it.
 */
export type QuerySet = Partial<Record<QueryKind, Record<string, string | string[]>>>;
