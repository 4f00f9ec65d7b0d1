import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Api, Messages} from '../../src/framework/types';
import {apiPages} from '../../src/knowledge/apiPages';
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
  const now = factTexts(after);
  const changes = new Map<string, Change>();
  for (const [id, {name, type, typeId, texts}] of factTexts(before)) {
    // Of a type that is gone, the members are not listed.
    if (typeId !== undefined && !now.has(typeId)) {
      continue;
    }
    const current = now.get(id)?.texts;
    // An overload that is gone changes the method that remains.
    if (!texts.every((text) => current?.includes(text))) {
      const what = current ? 'changed' : 'gone';
      changes.set(`${type ?? ''}.${name}`, {name, ...(type && {type}), what});
    }
  }
  return [...changes].sort(([a], [b]) => compare(a, b)).map(([, change]) => change);
}

/** Each fact by its qualified name: its texts, more than one for overloads. */
function factTexts({api, messages}: Facts) {
  const facts = new Map<string, {name: string; type?: string; typeId?: string; texts: string[]}>();
  const add = (id: string, name: string, fact: unknown, type?: string, typeId?: string): void => {
    // Line numbers change with every edit above them.
    const text = JSON.stringify(fact, (key, value: unknown) =>
      key === 'line' ? undefined : value,
    );
    facts.set(id, {name, type, typeId, texts: [...(facts.get(id)?.texts ?? []), text]});
  };
  for (const {name: type, package: of, fields = [], methods = [], ...rest} of api.types) {
    const {kind, modifiers, typeParameters, extends: parent, implements: own} = rest;
    const id = `${of}.${type}`;
    add(id, type, {kind, modifiers, typeParameters, parent, own});
    for (const member of [...methods, ...(rest.enumConstants ?? [])]) {
      add(`${id}.${member.name}`, member.name, member, type, id);
    }
    for (const field of fields) {
      const name = of.includes('.config') ? snakeCase(field.name) : field.name;
      add(`${id}.${field.name}`, name, field, type, id);
    }
  }
  messages.messages.forEach(({name, text}) => add(name, name, text));
  return facts;
}

/** Pages that name facts. */
const PAGES = '{docs,api,contributing,community,blog}/**/*.{md,mdx}';

/**
 * The pages that name a fact which has changed or is gone.
 *
 * @param root the repository
 * @param changes what has changed
 * @returns pages sorted by file, each with the changes that concern it
 */
export function stalePages(root: string, changes: Change[]) {
  return globSync(PAGES, {cwd: root})
    .sort()
    .map((file) => {
      const documented = apiPages
        .filter(({page}) => `${page.slice(1)}.mdx` === file)
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
export function report(pages: ReturnType<typeof stalePages>): string[] {
  return pages.map(({file, changes}) => {
    const texts = changes.map(({name, type, what}) => {
      const qualified = type ? `${type}.${name}` : name;
      return what === 'gone' ? `${qualified} is gone` : `${qualified} changed`;
    });
    return `${file}: ${texts.join(', ')}`;
  });
}
