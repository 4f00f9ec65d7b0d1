import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {pages} from '../lib/readPage';
import {checkJava, parseJson, parseShell, parseXml, type ParseError} from './fences/parsers';
import {readFences, type Fence} from './fences/readFences';

const SHELL = {
  parse: (fences: Fence[]) => fences.map(parseShell),
  fix: 'Write valid bash commands. For output, use a block with the language text.',
};

interface Page {
  /** Path from the site's folder. */
  readonly file: string;
  readonly text: string;
  /** Of the text, where it is parsed already. */
  readonly tree?: Root;
}

/** How the blocks of a language are parsed, and what to do about an error. */
type Languages = Readonly<
  Record<string, {parse: (fences: Fence[]) => ParseError[][]; fix: string}>
>;

/** What Node alone can parse. */
const DATA: Languages = {
  json: {
    parse: (fences) => fences.map(parseJson),
    fix: 'static/schema/boyka-config.schema.json lists the keys of a boyka-config.json.',
  },
  xml: {
    parse: (fences) => fences.map(parseXml),
    fix: 'Close every element, and write &amp; and &lt; for & and <.',
  },
};

/** What a JDK parses. */
export const JAVA: Languages = {
  java: {
    parse: (fences) => checkJava(fences.map(({code}) => code)),
    fix: 'Write a whole file, class members, statements, or an expression. Replace omitted code with a comment.',
  },
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
  const unread: string[] = [];
  const fences = all.flatMap(({file, text, tree}) => {
    try {
      return readFences(text, tree).map((fence) => ({...fence, file}));
    } catch (error) {
      const {line, reason} = error as {line?: number; reason?: string};
      if (reason === undefined) {
        throw error;
      }
      unread.push(`${file}:${line}: The MDX is not valid: ${reason}.`);
      return [];
    }
  });
  const unclosed = fences
    .filter(({isClosed}) => !isClosed)
    .map(
      ({file, line}) => `${file}:${line}: Nothing closes the block. Close it with the same marks.`,
    );
  const own = fences.filter(({meta}) => !/(^|\s)file=/.test(meta));
  const errors = Object.entries(languages).flatMap(([name, language]) => {
    const blocks = own.filter((fence) => fence.language === name);
    return language.parse(blocks).flatMap((found, at) =>
      found.map(({line, message}) => {
        const {file, line: start} = blocks[at]!;
        return `${file}:${start + line}: ${/[.?]$/.test(message) ? message : `${message}.`} ${language.fix}`;
      }),
    );
  });
  return [...unread, ...unclosed, ...errors].sort();
}

/** Every page with its text. */
export const pageTexts = () => pages().map((file) => ({file, text: readFileSync(file, 'utf8')}));
