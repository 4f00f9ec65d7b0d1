/** How a query is phrased; a closed list, with at least fifteen queries each. */
export const QUERY_KINDS = [
  'exact',
  'lower case',
  'split words',
  'prefix as typed',
  'typo',
  'configuration key',
  'keyword',
  'error text',
  'task',
  'natural question',
] as const;

export type QueryKind = (typeof QUERY_KINDS)[number];

/**
 * Kinds that describe a topic in other words than its heading does. Other queries have a name or a
 * text of the framework.
 */
export const PARAPHRASED: readonly QueryKind[] = ['task', 'natural question'];

/**
 * The queries of one area: by kind, each query with what answers it; in a list each is a right
 * answer, and nothing else is. An answer is a path below the base path, with a hash for a heading;
 * or a key of the configuration or the constant of an error message, wherever the site explains it.
 */
export type QuerySet = Partial<Record<QueryKind, Record<string, string | string[]>>>;
