import file from './renamed-keys.json';

/** A key that a version of the framework renamed, moved, or removed. */
export interface RenamedKey {
  version: string;
  from: string;
  to?: string;
  /** Values that have another name now, by their former one. */
  values?: Readonly<Record<string, string | undefined>>;
  /** Whether the value has other keys than before. */
  isRewritten?: boolean;
  note?: string;
}

/** Keys that a version of the framework renamed, moved, or removed, the newest version first. */
export const renamedKeys: readonly RenamedKey[] = file.renamedKeys;
