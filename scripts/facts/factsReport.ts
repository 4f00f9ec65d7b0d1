import type {Messages, Methods} from '../../src/framework/types';
import {readSteps, stepsToReview} from '../../src/knowledge/steps';
import {changedFacts, type Facts, unreadPages} from './changes';

/** The facts of a version, as they are extracted. */
export interface Extracted extends Facts {
  methods: Methods;
}

/**
 * What a version of the framework changes, and which pages it makes wrong.
 *
 * @param pages the text of `PAGES_TO_READ`
 * @param before the facts as the pages were written
 * @param after the facts of the version
 * @returns Markdown: a section for each kind of change that there is
 */
export function factsReport(pages: string, before: Facts, after: Extracted): string {
  const changes = changedFacts(before, after);
  const texts = new Set([before, after].flatMap(({messages}) => messages.messages).map(nameOf));
  const namesOf = (all: typeof changes, what: string) =>
    all.filter((change) => change.what === what && !texts.has(change.fact)).map(({fact}) => fact);
  const came = namesOf(changedFacts(after, before), 'is gone');
  return [
    section('Pages that lag behind', unreadPages(pages)),
    section('Types, methods, and keys that are new', came.map(code)),
    section('Types, methods, and keys that are gone', namesOf(changes, 'is gone').map(code)),
    section('Types, methods, and keys that changed', namesOf(changes, 'changed').map(code)),
    section('Texts that changed', changedTexts(before.messages, after.messages)),
    section('Steps to review', stepsToReview(readSteps(), after.methods)),
  ].join('');
}

const nameOf = ({name}: {name: string}) => name;
const code = (text: string) => `\`${text}\``;

/** Of each constant that came, went, or changed: the text before and after. */
function changedTexts(before: Messages, after: Messages): string[] {
  const [old, now] = [before, after].map(
    ({messages}) => new Map(messages.map(({name, text}) => [name, text])),
  );
  return [...new Set([...old!.keys(), ...now!.keys()])].sort().flatMap((name) => {
    const [was, is] = [old!, now!].map((texts) => texts.get(name));
    const show = (text: string | undefined) => (text === undefined ? 'none' : code(text));
    return was === is ? [] : [`${code(name)}: ${show(was)} → ${show(is)}`];
  });
}

function section(title: string, lines: readonly string[]): string {
  const items = lines.map((line) => `- ${line}\n`).join('');
  return lines.length > 0 ? `\n## ${title}\n\n${items}` : '';
}
