import {readFileSync} from 'node:fs';
import {script} from '../lib/script';
import {UserError} from '../lib/userError';
import {pages} from './samples/references';
import {configFindings} from './fences/configText';
import {parseJava, parseJson, parseShell, parseXml, type ParseError} from './fences/parsers';
import {readFences, type Fence} from './fences/readFences';

type Language = 'java' | 'json' | 'xml' | 'shell';

const LANGUAGES: Record<string, Language | undefined> = {
  java: 'java',
  json: 'json',
  xml: 'xml',
  bash: 'shell',
  sh: 'shell',
  shell: 'shell',
};

const FIXES: Record<Language, string> = {
  java: 'Write a whole file, class members, statements, or an expression. Replace omitted code with a comment.',
  json: 'Write JSON without comments, trailing commas, or dots for omitted parts.',
  xml: 'Close every element, and write &amp; and &lt; for & and <.',
  shell: 'Write valid bash commands. For output, use a block with the language text.',
};

/** The errors of a configuration, which its title names, or a part of one: `part="ui.web"`. */
function configErrors({code, meta}: Fence): ParseError[] {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const section = /(?:^|\s)part="([^"]*)"/.exec(meta)?.[1];
  if (title === undefined && section === undefined) {
    return [
      {
        line: 0,
        message:
          'The block does not name its file. Add title with the file name, or part with the section.',
      },
    ];
  }
  if (section === undefined && !/(?:^|\/)boyka-config\.json$/.test(title!)) {
    return [];
  }
  return configFindings(code, section).map(({line, message}) => ({
    line,
    message: `boyka-config.json: ${message} static/schema/boyka-config.schema.json lists the keys.`,
  }));
}

/** What is wrong with a block; a block of Java is parsed before, together with all others. */
function errorsOf(language: Language, fence: Fence, java?: ParseError): ParseError[] {
  const parsers = {java: () => java, json: parseJson, xml: parseXml, shell: parseShell};
  const error = parsers[language](fence.code);
  if (error) {
    const message = `${error.message.replace(/\.$/, '')}. ${FIXES[language]}`;
    return [{line: error.line, message}];
  }
  return language === 'json' ? configErrors(fence) : [];
}

/**
 * Checks the blocks of code that pages write themselves; those that show a sample are checked as
 * samples.
 *
 * @param all the pages, each with its text
 * @returns a line for each error, naming page, line, and fix; empty when there is none
 */
export function fenceErrors(all: {file: string; text: string}[]): string[] {
  const unclosed: string[] = [];
  const blocks = all.flatMap(({file, text}) => {
    try {
      return readFences(text).flatMap((fence) => {
        const language = LANGUAGES[fence.language];
        return language && !/(^|\s)file=/.test(fence.meta) ? [{file, fence, language}] : [];
      });
    } catch (error) {
      unclosed.push(`${file}: ${(error as Error).message}. Close it with the same marks.`);
      return [];
    }
  });
  const java = blocks.filter(({language}) => language === 'java');
  const javaErrors = parseJava(java.map(({fence}) => fence.code));
  const errors = blocks.flatMap((block) =>
    errorsOf(block.language, block.fence, javaErrors[java.indexOf(block)]).map(
      ({line, message}) => `${block.file}:${block.fence.line + line}: ${message}`,
    ),
  );
  return [...unclosed, ...errors].sort();
}

script('fences', () => {
  const all = pages().map((file) => ({file, text: readFileSync(file, 'utf8')}));
  const errors = fenceErrors(all);
  if (errors.length > 0) {
    throw new UserError(errors.join('\n'));
  }
  console.log(`The code blocks on ${all.length} pages parse.`);
});
