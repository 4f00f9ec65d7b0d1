import type {Api, ApiType, Messages} from '../../src/framework/types';
import {snakeCase} from './names';

/** A fact that a page may show, and what has become of it. */
export interface Change {
  /** How pages name it: `isDisplayed`, `ElementActions`, `ELEMENT_NOT_FOUND`, `before_typing`. */
  name: string;
  /** The type that holds it, when it is a member. */
  type?: string;
  what: 'changed' | 'gone';
}

export interface Facts {
  api: Api;
  messages: Messages;
}

/**
 * What a page that was true before may now get wrong. New facts are left out: no page can lag behind them.
 *
 * @param before the facts as the pages were written
 * @param after the facts as they are now
 * @returns changes sorted by type and name
 */
export function changedFacts(before: Facts, after: Facts): Change[] {
  const changes = [
    ...before.api.types.flatMap((type) => typeChanges(type, after.api.types)),
    ...before.messages.messages.flatMap(({name, text}): Change[] => {
      const now = after.messages.messages.find((item) => item.name === name);
      return now?.text === text ? [] : [{name, what: now ? 'changed' : 'gone'}];
    }),
  ];
  const key = (change: Change): string => `${change.type ?? ''}.${change.name}`;
  const unique = new Map(changes.map((change) => [key(change), change]));
  return [...unique.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change);
}

function typeChanges(type: ApiType, now: ApiType[]): Change[] {
  const same = now.find((item) => item.name === type.name && item.package === type.package);
  if (!same) {
    return [{name: type.name, what: 'gone'}];
  }
  const isSetting = type.package.includes('.config');
  return [
    ...(text(head(type)) === text(head(same)) ? [] : [{name: type.name, what: 'changed' as const}]),
    ...members(
      type,
      type.methods ?? [],
      same.methods ?? [],
      (item) => item.signature,
      (item) => item.name,
    ),
    ...members(
      type,
      type.fields ?? [],
      same.fields ?? [],
      (item) => item.name,
      (item) => (isSetting ? snakeCase(item.name) : item.name),
    ),
    ...members(
      type,
      type.enumConstants ?? [],
      same.enumConstants ?? [],
      (item) => item.name,
      (item) => item.name,
    ),
  ];
}

/** What is told of a type apart from its members. */
function head({
  kind,
  modifiers,
  typeParameters,
  extends: parent,
  implements: interfaces,
}: ApiType): unknown {
  return {kind, modifiers, typeParameters, parent, interfaces};
}

function members<T>(
  type: ApiType,
  before: T[],
  after: T[],
  id: (item: T) => string,
  name: (item: T) => string,
): Change[] {
  return before.flatMap((item): Change[] => {
    const now = after.find((candidate) => id(candidate) === id(item));
    if (now && text(now) === text(item)) {
      return [];
    }
    // An overload that is gone changes the method that stays.
    const stays = now ?? after.find((candidate) => name(candidate) === name(item));
    return [{name: name(item), type: type.name, what: stays ? 'changed' : 'gone'}];
  });
}

/** A fact as text, without the lines at which it stands: they move with every edit above them. */
function text(fact: unknown): string {
  return JSON.stringify(fact, (key, value: unknown) => (key === 'line' ? undefined : value));
}
