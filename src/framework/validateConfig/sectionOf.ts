import {problemsOf} from './problems';
import {sections} from './validators';

/** The keys of an object; none of anything else. */
export function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value)
    : [];
}

/** The section that knows the keys, all but one at most; of several, one as which the text passes. */
export function sectionOf(value: unknown): string | undefined {
  const keys = keysOf(value);
  const known = [...sections()].map(([section, {properties}]) => ({
    section,
    count: keys.filter((key) => key in properties).length,
  }));
  const most = Math.max(...known.map(({count}) => count));
  if (most === 0 || most < keys.length - 1) {
    return undefined;
  }
  const best = known.filter(({count}) => count === most).map(({section}) => section);
  return best.find((section) => problemsOf(section, 'part', value).length === 0) ?? best[0];
}
