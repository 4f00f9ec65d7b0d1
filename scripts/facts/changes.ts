import fs from 'node:fs';
import path from 'node:path';
import type {Api, Messages, Methods} from '../../src/framework/types';
import {apiPages} from '../../src/knowledge/apiPages';
import {readSteps, stepsToReview} from '../../src/knowledge/steps';
import {pages} from '../lib/readPage';
import {compare, snakeCase} from './model';

/** The pages that nobody has read since a fact of theirs changed. */
export const PAGES_TO_READ = 'src/knowledge/pages-to-read.txt';

/** A fact that a page may show, and what has become of it. */
export interface Change {
  /** `ElementActions`, `ElementActions.isDisplayed`, `DelaySetting.before_typing`, `ELEMENT_NOT_FOUND`. */
  fact: string;
  what: 'changed' | 'is gone';
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
  return [...factTexts(before)]
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([fact, texts]): Change[] => {
      // Of a type that is gone, the members are not listed.
      if (ownerOf(fact) && !now.has(ownerOf(fact))) {
        return [];
      }
      const current = now.get(fact);
      // An overload that is gone changes the method that remains.
      return texts.every((text) => current?.includes(text))
        ? []
        : [{fact, what: current ? 'changed' : 'is gone'}];
    });
}

/** The type of a member, or the outer type of a nested one; empty for all else. */
const ownerOf = (fact: string): string => fact.split('.').slice(0, -1).join('.');

/** The texts of each fact: more than one for overloads, and for types of several packages. */
function factTexts({api, messages}: Facts): Map<string, string[]> {
  const facts = new Map<string, string[]>();
  const add = (fact: string, content: unknown): void => {
    // Line numbers change with every edit above them.
    const text = JSON.stringify(content, (key, value: unknown) =>
      key === 'line' ? undefined : value,
    );
    facts.set(fact, [...(facts.get(fact) ?? []), text]);
  };
  for (const {name: type, package: of, fields, methods, enumConstants, ...rest} of api.types) {
    const {kind, modifiers, typeParameters, extends: parent, implements: own} = rest;
    add(type, {kind, modifiers, typeParameters, parent, own});
    [methods ?? [], enumConstants ?? []]
      .flat()
      .forEach((item) => add(`${type}.${item.name}`, item));
    for (const field of fields ?? []) {
      add(`${type}.${of.includes('.config') ? snakeCase(field.name) : field.name}`, field);
    }
  }
  messages.messages.forEach(({name, text}) => add(name, text));
  return facts;
}

/**
 * The methods whose bodies have changed, and those of their types that call them, directly or not:
 * a page names a public method, and the change may be in a private one.
 *
 * @param before the methods as the pages were written
 * @param after the methods as they are now; one that is gone is a fact of its own
 */
export function changedBodies(before: Methods, after: Methods): Change[] {
  const changed = new Set(
    Object.entries(before.methods)
      .filter(([name, {hash}]) => (after.methods[name]?.hash ?? hash) !== hash)
      .map(([name]) => name),
  );
  const callers = Object.entries(after.methods);
  // A set is walked to its end, with what is added on the way.
  for (const name of changed) {
    callers.forEach(([caller, {calls}]) => calls?.includes(name) && changed.add(caller));
  }
  return [...changed].sort(compare).map((fact) => ({fact, what: 'changed'}));
}

/**
 * The pages that a person has to read: those of earlier runs, which stay until the person deletes
 * them, and those that a version makes wrong.
 *
 * @param root the repository
 * @param changes what has changed
 * @returns the text of `PAGES_TO_READ`: its comment, and a sorted line for each page
 */
export function pagesToRead(root: string, changes: Change[]): string {
  const text = fs.readFileSync(path.join(root, PAGES_TO_READ), 'utf8');
  const comment = text.match(/^#.*/gm) ?? [];
  const all = [...new Set([...unreadPages(text), ...stalePages(root, changes)])].sort();
  return [...comment, ...all, ''].join('\n');
}

/** The lines of `PAGES_TO_READ` without its comment. */
export const unreadPages = (text: string): string[] => text.match(/^[^#\r\n].*/gm) ?? [];

/**
 * What people have to read again after a run; `git diff` shows what is new, gone, and changed.
 *
 * @param pages the text of `PAGES_TO_READ`
 * @param methods as they are now
 * @returns Markdown: a section for the pages and for the steps that there are
 */
export function factsReport(pages: string, methods: Methods): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `\n## ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}` : '';
  return (
    section('Pages that lag behind', unreadPages(pages)) +
    section('Steps to review', stepsToReview(readSteps(), methods))
  );
}

/**
 * The pages that name a fact which has changed or is gone.
 *
 * @param root the repository
 * @param changes what has changed
 * @returns a line for each page, sorted: `docs/a.mdx: ElementActions.getText changed`
 */
export function stalePages(root: string, changes: Change[]): string[] {
  return pages(root).flatMap((file) => {
    const documented = apiPages
      .filter(({page}) => `${page.slice(1)}.mdx` === file)
      .map(({type}) => type);
    const names = namesIn(fs.readFileSync(path.join(root, file), 'utf8'));
    const texts = changes
      .filter(
        ({fact}) =>
          names.has(fact.split('.').at(-1)!) ||
          documented.some((type) => `${fact}.`.startsWith(`${type}.`)),
      )
      .map(({fact, what}) => `${fact} ${what}`);
    return texts.length > 0 ? [`${file}: ${[...new Set(texts)].join(', ')}`] : [];
  });
}

/** Every word of the page's code, spans, fences, and the attributes that name a fact, and of its anchors. */
function namesIn(text: string): Set<string> {
  const code =
    text.match(/```[\s\S]*?```|`[^`\n]+`|\b(?:of|name|constant)="[^"]*"|#[\w.-]+\)/g) ?? [];
  return new Set(code.join(' ').match(/[A-Za-z_]\w*/g) ?? []);
}
