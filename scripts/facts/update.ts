import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {PUBLISHED_SCHEMA} from '../../src/framework/config';
import {readApi, readJson, readMessages} from '../../src/framework';
import {ROOT} from '../lib/run';
import {script} from '../lib/script';
import {UserError} from '../../src/config/environment/userError';
import type {Methods} from '../../src/framework/types';
import {apiTypes} from './api';
import {
  changedBodies,
  changedFacts,
  type Facts,
  factsReport,
  PAGES_TO_READ,
  pagesToRead,
} from './changes';
import {buildFiles, libraries} from './libraries';
import {composeSchema} from './schema/compose';
import {quotedLines, readKnowledge} from './schema/knowledge';
import {PACKAGE_ROOT} from './schema/settingTypes';
import {errorMessages} from './messages';
import {methodSources} from './methods';
import {Model} from './model';
import {extendSince, type Since} from './since';
import {type FrameworkSource, openSource, parseJava, SOURCE_ROOT} from './source';
import {writeFacts} from './write';
import {counted} from '../../src/lib/counted';

/** The facts of a version, as they are extracted. */
interface Extracted extends Facts {
  methods: Methods;
}

const USAGE =
  'Usage: npm run facts:update -- --source <framework checkout at a tag> [--tag v1.2.3 --commit <40 digits> --date <day>]';

function main(): void {
  const {source, ...given} = readOptions();
  const framework = openSource(path.resolve(source), given);
  const facts = extractFacts(framework);
  const {api, messages} = facts;
  const before = {api: readApi(), messages: readMessages()};
  const bodies = changedBodies(readJson<Methods>('methods.json'), facts.methods);
  const pages = pagesToRead(ROOT, [...changedFacts(before, facts), ...bodies]);
  writeFacts(ROOT, {...factFiles(framework, facts), [PAGES_TO_READ]: pages}, new Date());
  console.log(
    `Facts of ${api.tag} (${api.commit}): ${counted(api.types.length, 'type')}, ${counted(messages.messages.length, 'message')}`,
  );
  console.log(
    factsReport(pages, facts.methods) || 'No page lags behind, and no steps need a review.',
  );
}

/**
 * Extracts all facts from a source tree.
 *
 * @param source the checkout, as `openSource` returns it
 * @throws UserError when the tree cannot be parsed or has no Java file
 */
export function extractFacts(source: FrameworkSource): Extracted {
  const model = new Model(parseJava(source.folder));
  const read = {tag: source.tag, commit: source.commit, root: SOURCE_ROOT};
  return {
    api: {...read, types: apiTypes(model)},
    messages: {...read, ...errorMessages(model)},
    methods: {tag: source.tag, commit: source.commit, methods: methodSources(model)},
  };
}

/**
 * The files that a run writes, by path from the repository.
 *
 * @param framework the checkout that the facts were extracted from
 * @throws UserError when a description quotes a line that the source does not have, or when the build
 * file of the framework or of the samples lacks something
 */
function factFiles(
  framework: FrameworkSource,
  {api, messages, methods}: Extracted,
): Record<string, unknown> {
  const knowledge = readKnowledge();
  const lines = quotedLines(knowledge, (file) => readSource(framework, file));
  const dependencies = libraries(framework);
  return {
    ...buildFiles(ROOT, dependencies),
    'src/framework/api.json': api,
    'src/framework/libraries.json': dependencies,
    'src/framework/messages.json': messages,
    'src/framework/methods.json': methods,
    'src/framework/since.json': extendSince(readJson<Since>('since.json'), readApi(), api),
    'src/framework/settings.json': {tag: api.tag, commit: api.commit, lines},
    [PUBLISHED_SCHEMA]: composeSchema(api, lines, knowledge),
  };
}

/** @throws UserError when a release has moved or removed a file that descriptions quote */
function readSource({folder}: FrameworkSource, file: string): string {
  try {
    return fs.readFileSync(path.join(folder, PACKAGE_ROOT, file), 'utf8');
  } catch {
    throw new UserError(
      `src/knowledge/configuration quotes ${file}, which the source does not have: find the code in its new place, and correct the quotes.`,
    );
  }
}

function readOptions(): {source: string; tag?: string; commit?: string; date?: string} {
  const text = {type: 'string'} as const;
  try {
    const {values} = parseArgs({options: {source: text, tag: text, commit: text, date: text}});
    if (values.source) {
      return {...values, source: values.source};
    }
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('\n')[0]} ${USAGE}`);
  }
  throw new UserError(`--source is missing. ${USAGE}`);
}

script(module, main);
