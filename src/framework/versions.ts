import type {Libraries} from './types';

/** Versions by artifact: of the framework itself, and of the libraries in its build file. */
export function versionsOf({tag, libraries}: Libraries): Map<string, string> {
  return new Map([
    ['boyka-framework', tag.slice(1)],
    ...libraries.map(({artifact, version}) => [artifact, version] as const),
  ]);
}
