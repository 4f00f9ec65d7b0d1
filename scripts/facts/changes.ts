import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {apiPages} from '../../src/data/api-pages';
import type {Api, ApiType, Messages} from '../../src/framework/types';
import {compare, snakeCase} from './model';

/** A fact that a page may show, and what has become of it. */
export interface Change {
  /** How pages name it: `isDisplayed`, `ElementActions`, `ELEMENT_NOT_FOUND`, `before_typing`. */
  name: string;
  /** The type that has it, when it is a member. */
  type?: string;
  what: 'changed' | 'gone';
}

export interface Facts {
  api: Api;
  messages: Messages;
}

/**
 * What a page that was true before may now get wrong. New facts are left out: no page can be out of date because of them.
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
  const key = ({type = '', name}: Change): string => `${type}.${name}`;
  const unique = new Map(changes.map((change) => [key(change), change]));
  return [...unique.values()].sort((a, b) => compare(key(a), key(b)));
}

function typeChanges(type: ApiType, now: ApiType[]): Change[] {
  const same = now.find((item) => item.name === type.name && item.package === type.package);
  if (!same) {
    return [{name: type.name, what: 'gone'}];
  }
  const isSetting = type.package.includes('.config');
  return [
    ...(text(head(type)) === text(head(same)) ? [] : [{name: type.name, what: 'changed' as const}]),
    ...memberChanges(type.name, type.methods, same.methods, ({signature}) => signature),
    ...memberChanges(type.name, type.fields, same.fields).map((change) =>
      isSetting ? {...change, name: snakeCase(change.name)} : change,
    ),
    ...memberChanges(type.name, type.enumConstants, same.enumConstants),
  ];
}

/** A type without its members. */
function head({kind, modifiers, typeParameters, extends: parent, implements: own}: ApiType) {
  return {kind, modifiers, typeParameters, parent, own};
}

function memberChanges<T extends {name: string}>(
  type: string,
  before: T[] = [],
  after: T[] = [],
  id: (item: T) => string = ({name}) => name,
): Change[] {
  return before.flatMap((item): Change[] => {
    const {name} = item;
    const now = after.find((candidate) => id(candidate) === id(item));
    if (now && text(now) === text(item)) {
      return [];
    }
    // An overload that is gone changes the method that remains.
    const remains = now ?? after.find((candidate) => candidate.name === name);
    return [{name, type, what: remains ? 'changed' : 'gone'}];
  });
}

/** A fact as text, without its line numbers: they change with every edit above them. */
function text(fact: unknown): string {
  return JSON.stringify(fact, (key, value: unknown) => (key === 'line' ? undefined : value));
}

/** Pages that name facts. */
const PAGES = '{docs,api,contributing,community,blog}/**/*.{md,mdx}';

interface StalePage {
  /** Path of the page's file in the repository. */
  file: string;
  changes: Change[];
}

/**
 * The pages that name a fact which has changed or is gone.
 *
 * @param root the repository
 * @param changes what has changed
 * @returns pages sorted by file, each with the changes that concern it
 */
export function stalePages(root: string, changes: Change[]): StalePage[] {
  return globSync(PAGES, {cwd: root})
    .sort()
    .map((file) => {
      const documented = apiPages
        .filter((item) => 'page' in item && `${item.page.slice(1)}.mdx` === file)
        .map(({type}) => type);
      const names = namesIn(fs.readFileSync(path.join(root, file), 'utf8'));
      const concerns = ({name, type = name}: Change): boolean =>
        names.has(name) || documented.includes(type) || documented.includes(name);
      return {file, changes: changes.filter(concerns)};
    })
    .filter((page) => page.changes.length > 0);
}

/** Every word of the page's code, spans, fences, and the attributes that name a fact, and of its anchors. */
function namesIn(text: string): Set<string> {
  const code =
    text.match(/```[\s\S]*?```|`[^`\n]+`|\b(?:of|name|constant)="[^"]*"|#[\w.-]+\)/g) ?? [];
  return new Set(code.join(' ').match(/[A-Za-z_]\w*/g) ?? []);
}

/** One line a page, for people: `docs/a.mdx: ElementActions.getText changed`. */
export function report(pages: StalePage[]): string[] {
  return pages.map(({file, changes}) => {
    const texts = changes.map(({name, type, what}) => {
      const qualified = type ? `${type}.${name}` : name;
      return what === 'gone' ? `${qualified} is gone` : `${qualified} changed`;
    });
    return `${file}: ${texts.join(', ')}`;
  });
}
