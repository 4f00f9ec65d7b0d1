import type {Libraries} from './types';

/** Versions by artifact: of the framework itself, of the oldest Java for it, and of the libraries in its build file. */
export function versionsOf({tag, java, libraries}: Libraries): Map<string, string> {
  return new Map([
    ['boyka-framework', tag.slice(1)],
    ['java', java],
    ...libraries.map(({artifact, version}) => [artifact, version] as const),
  ]);
}
