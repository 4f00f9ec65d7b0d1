import {readFileSync} from 'node:fs';
import {pages} from '../lib/readPage';
import {script} from '../lib/script';
import {throwAll} from '../lib/userError';
import {parseJava, parseJson, parseShell, parseXml, type ParseError} from './fences/parsers';
import {readFences, type Fence} from './fences/readFences';

const SHELL = {
  parse: parseShell,
  fix: 'Write valid bash commands. For output, use a block with the language text.',
};

/** How a block is parsed, and what to do about an error; all blocks of Java are parsed together. */
const LANGUAGES: Record<string, {parse?: (fence: Fence) => ParseError[]; fix: string} | undefined> =
  {
    java: {
      fix: 'Write a whole file, class members, statements, or an expression. Replace omitted code with a comment.',
    },
    json: {
      parse: parseJson,
      fix: 'static/schema/boyka-config.schema.json lists the keys of a boyka-config.json.',
    },
    xml: {
      parse: parseXml,
      fix: 'Close every element, and write &amp; and &lt; for & and <.',
    },
    bash: SHELL,
    sh: SHELL,
    shell: SHELL,
  };

/**
 * Checks the blocks of code that pages write themselves; those that show a sample are checked as
 * samples.
 *
 * @param all the pages, each with its text
 * @returns a line for each error, naming page, line, and fix; empty when there is none
 */
export function fenceErrors(all: {file: string; text: string}[]): string[] {
  const fences = all.flatMap(({file, text}) => readFences(text).map((fence) => ({...fence, file})));
  const unclosed = fences
    .filter(({isClosed}) => !isClosed)
    .map(
      ({file, line}) => `${file}:${line}: Nothing closes the block. Close it with the same marks.`,
    );
  const own = fences.filter(({meta}) => !/(^|\s)file=/.test(meta));
  const java = own.filter(({language}) => language === 'java');
  const javaErrors = parseJava(java.map(({code}) => code));
  const errors = own.flatMap((fence) => {
    const {parse, fix = ''} = LANGUAGES[fence.language] ?? {};
    return (parse?.(fence) ?? javaErrors[java.indexOf(fence)] ?? []).map(
      ({line, message}) =>
        `${fence.file}:${fence.line + line}: ${message.replace(/\.$/, '')}. ${fix}`,
    );
  });
  return [...unclosed, ...errors].sort();
}

script('fences', () => {
  const all = pages().map((file) => ({file, text: readFileSync(file, 'utf8')}));
  throwAll(fenceErrors(all));
  console.log(`The code blocks on ${all.length} pages parse.`);
});
