import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {PUBLISHED_SCHEMA} from '../../src/framework/config';
import type {Api, Messages} from '../../src/framework/types';
import {ROOT} from '../lib/run';
import {script} from '../lib/script';
import {UserError} from '../lib/userError';
import {buildFiles} from './buildFiles';
import {changedFacts, type Facts} from './changes';
import {extractFacts} from './extract';
import {laggingPages, report} from './lagging';
import {libraries} from './libraries';
import {composeSchema} from './schema/compose';
import {readKnowledge} from './schema/knowledge';
import {settingFacts} from './schema/settings';
import {openSource} from './source';
import {withExtractionDay, writeFacts} from './write';

const USAGE =
  'Usage: npm run facts:update -- --source <checkout of the framework at a tag> [--tag v1.2.3 --commit <40 digits> --date <day>]';
const TARGET = path.join(ROOT, 'src', 'framework');

function main(): void {
  const {source, ...given} = readOptions();
  const framework = openSource(path.resolve(source), given);
  const {api, messages} = extractFacts(framework);
  const before = knownFacts();
  const knowledge = readKnowledge();
  const read = (file: string) => fs.readFileSync(path.join(framework.folder, file), 'utf8');
  const settings = settingFacts({...framework, types: api.types, read}, knowledge);
  const dependencies = libraries(framework);
  const facts = {
    'src/framework/api.json': api,
    'src/framework/libraries.json': dependencies,
    'src/framework/messages.json': messages,
    'src/framework/settings.json': settings,
  };
  writeFacts(ROOT, {
    ...buildFiles(ROOT, dependencies),
    ...withExtractionDay(ROOT, facts, new Date()),
    [PUBLISHED_SCHEMA]: composeSchema(settings, knowledge),
  });
  console.log(
    `Facts of ${api.tag} (${api.commit}): ${api.topLevelTypes} types, ${messages.messages.length} messages`,
  );
  const changes = before ? changedFacts(before, {api, messages}) : [];
  const lines = report(laggingPages(ROOT, changes));
  console.log(lines.length > 0 ? 'These pages lag behind:' : 'No page lags behind.');
  lines.forEach((line) => console.log(`  ${line}`));
}

/** The facts as they lie here; undefined on the very first run. */
function knownFacts(): Facts | undefined {
  const [api, messages] = ['api.json', 'messages.json'].map((name) => path.join(TARGET, name));
  if (!api || !messages || !fs.existsSync(api) || !fs.existsSync(messages)) {
    return undefined;
  }
  return {
    api: JSON.parse(fs.readFileSync(api, 'utf8')) as Api,
    messages: JSON.parse(fs.readFileSync(messages, 'utf8')) as Messages,
  };
}

function readOptions(): {source: string; tag?: string; commit?: string; date?: string} {
  try {
    const {values} = parseArgs({
      options: {
        source: {type: 'string'},
        tag: {type: 'string'},
        commit: {type: 'string'},
        date: {type: 'string'},
      },
    });
    if (values.source) {
      return {...values, source: values.source};
    }
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('\n')[0]} ${USAGE}`);
  }
  throw new UserError(`--source is missing. ${USAGE}`);
}

script('update', main);
