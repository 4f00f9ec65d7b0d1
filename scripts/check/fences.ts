import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {parsePage} from '../lib/parsePage';
import {pages} from '../lib/readPage';
import {parseJson, parseShell, parseXml, type ParseError} from './fences/parsers';
import {readFences, type Fence} from './fences/readFences';

/** A page, and its syntax tree. */
interface Page {
  /** Path from the site's folder. */
  readonly file: string;
  readonly tree: Root;
}

/** How a block of a language is parsed, and what to do about an error. */
type Languages = Readonly<Record<string, {parse: (fence: Fence) => ParseError[]; fix: string}>>;

/** What Node alone can parse. */
const DATA: Languages = {
  json: {
    parse: parseJson,
    fix: 'static/schema/boyka-config.schema.json lists the keys of a boyka-config.json.',
  },
  xml: {
    parse: parseXml,
    fix: 'Close every element, and write &amp; and &lt; for & and <.',
  },
};

const SHELL = {
  parse: parseShell,
  fix: 'Write valid bash commands. For output, use a block with the language text.',
};

/** What bash parses. */
export const COMMANDS: Languages = {bash: SHELL, sh: SHELL, shell: SHELL};

/**
 * Checks the blocks of code that pages write themselves; those that show a sample are checked as
 * samples.
 *
 * @param all the pages
 * @param languages of the blocks to parse; by default those that need no other program
 * @returns a line for each error, naming page, line, and fix; empty when there is none
 */
export function fenceErrors(all: readonly Page[], languages = DATA): string[] {
  const errors = all.flatMap(({file, tree}) =>
    readFences(tree).flatMap((fence) => {
      const language = fence.sample === undefined ? languages[fence.language] : undefined;
      const found = language?.parse(fence) ?? [];
      return found.map(({line, message}) => {
        const reason = /[.?]$/.test(message) ? message : `${message}.`;
        return `${file}:${fence.line + line}: ${reason} ${language!.fix}`;
      });
    }),
  );
  return errors.sort();
}

/** Every page. */
export const parsedPages = (): Page[] =>
  pages().map((file) => ({file, tree: parsePage(readFileSync(file, 'utf8'))}));
