import {readFileSync} from 'node:fs';
import type {Finding} from '../../src/configCheck';
import {script} from '../lib/script';
import {UserError} from '../lib/userError';
import {pages} from '../samples/references';
import {checkConfigText} from './configText';
import {parseJava, parseJson, parseShell, parseXml, type Fault} from './parsers';
import {readFences, type Fence} from './readFences';

/** A page and its text. */
export interface Page {
  file: string;
  text: string;
}

type Kind = 'java' | 'json' | 'xml' | 'shell';

const KINDS: Record<string, Kind | undefined> = {
  java: 'java',
  json: 'json',
  xml: 'xml',
  bash: 'shell',
  sh: 'shell',
  shell: 'shell',
};

const MEND = {
  java: 'Write a whole file, members of a class, statements, or an expression; for what is left out, write a comment.',
  json: 'Write JSON without comments, without commas at the end, and without dots for what is left out.',
  xml: 'Close every element, and write &amp; and &lt; for & and <.',
  shell: 'Write commands that bash reads; for output, use a block of the language text.',
};

/** A block, and where it stands. */
interface Block {
  file: string;
  kind: Kind;
  fence: Fence;
}

/** What is wrong with a configuration: its meta has `part` or `part="ui.web"`, and its title. */
function configFaults({code, meta}: Fence): readonly Finding[] {
  const part = /(?:^|\s)part(?:="([^"]*)")?(?=\s|$)/.exec(meta);
  return checkConfigText(code, {
    title: /title="([^"]*)"/.exec(meta)?.[1],
    ...(part ? {part: part[1] ?? true} : {}),
  }).findings;
}

function lineFor({file, fence, kind}: Block, {line, says}: Fault): string {
  return `${file}:${fence.line + line}: ${says.replace(/\.$/, '')}. ${MEND[kind]}`;
}

/** Says what is wrong with blocks of one kind. */
function faultsOf(kind: Kind, blocks: Block[]): string[] {
  const parse = {json: parseJson, xml: parseXml, shell: parseShell};
  const found =
    kind === 'java'
      ? parseJava(blocks.map(({fence}) => fence.code))
      : blocks.map(({fence}) => parse[kind](fence.code));
  return blocks.flatMap((block, index) => {
    const fault = found[index];
    if (fault) {
      return [lineFor(block, fault)];
    }
    return kind === 'json'
      ? configFaults(block.fence).map(
          ({line, message}) =>
            `${block.file}:${block.fence.line + line}: boyka-config.json: ${message} ` +
            'static/schema/boyka-config.schema.json lists the keys.',
        )
      : [];
  });
}

/**
 * Checks the blocks of code that pages write themselves; those that show a sample are checked as
 * samples.
 *
 * @param all the pages
 * @returns a line for each fault, naming page, line, and mend; empty when all is well
 */
export function fenceFaults(all: Page[]): string[] {
  const unclosed: string[] = [];
  const blocks: Block[] = [];
  for (const {file, text} of all) {
    try {
      for (const fence of readFences(text)) {
        const kind = KINDS[fence.language];
        if (kind && !/(^|\s)file=/.test(fence.meta)) {
          blocks.push({file, kind, fence});
        }
      }
    } catch (error) {
      unclosed.push(`${file}: ${(error as Error).message}. Close it with the same marks.`);
    }
  }
  const kinds: Kind[] = ['java', 'json', 'xml', 'shell'];
  const faults = kinds.flatMap((kind) =>
    faultsOf(
      kind,
      blocks.filter((block) => block.kind === kind),
    ),
  );
  return [...unclosed, ...faults].sort();
}

script('check', () => {
  const all = pages().map((file) => ({file, text: readFileSync(file, 'utf8')}));
  const faults = fenceFaults(all);
  if (faults.length > 0) {
    throw new UserError(faults.join('\n'));
  }
  console.log(`The blocks of code of ${all.length} pages parse.`);
});
