import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {parsePage} from '../lib/parsePage';
import {pages} from '../lib/readPage';
import {checkJava, parseJson, parseShell, parseXml, type ParseError} from './fences/parsers';
import {readFences, type Fence} from './fences/readFences';

/** A page, and its syntax tree. */
interface Page {
  /** Path from the site's folder. */
  readonly file: string;
  readonly tree: Root;
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

const SHELL = {
  parse: (fences: Fence[]) => fences.map(parseShell),
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
  const own = all
    .flatMap(({file, tree}) => readFences(tree).map((fence) => ({...fence, file})))
    .filter(({sample}) => sample === undefined);
  const errors = Object.entries(languages).flatMap(([name, {parse, fix}]) => {
    const blocks = own.filter(({language}) => language === name);
    return parse(blocks).flatMap((found, at) =>
      found.map(({line, message}) => {
        const {file, line: start} = blocks[at]!;
        return `${file}:${start + line}: ${/[.?]$/.test(message) ? message : `${message}.`} ${fix}`;
      }),
    );
  });
  return errors.sort();
}

/** Every page. */
export const parsedPages = (): Page[] =>
  pages().map((file) => ({file, tree: parsePage(readFileSync(file, 'utf8'))}));
