import {normalizeKey} from '../framework/nearest';
import file from './foreign-names.json';

/** What another tool calls a key of `boyka-config.json`. */
export interface ForeignKey {
  names: readonly string[];
  of: string;
  /** Paths of the keys to write instead; none where there is no such key. */
  to: readonly string[];
  note?: string;
}

const {keys, values} = file;

/** What a key is called here that has the name of another tool; several where the name has several meanings. */
export function foreignKeys(name: string): ForeignKey[] {
  const wanted = normalizeKey(name.replace(/^appium:/, ''));
  return keys.filter(({names}) => names.some((item) => normalizeKey(item) === wanted));
}

/** What a value of a key is called here that has the name of another tool. */
export function foreignValue(section: string, key: string, value: string): string | undefined {
  const wanted = normalizeKey(value);
  return values.find(
    (item) =>
      item.key === key &&
      (item.in ?? section) === section &&
      item.from.some((name) => normalizeKey(name) === wanted),
  )?.to;
}
