import path from 'node:path';
import {parseArgs} from 'node:util';
import {FactsError} from './error';
import {extractFacts} from './extract';
import {configSchema} from './schema';
import {openSource} from './source';
import {writeFacts} from './write';

const USAGE =
  'Usage: npm run facts:update -- --source <checkout of the framework at a tag> [--tag v1.2.3 --commit <40 digits>]';
const TARGET = path.join(__dirname, '..', '..', 'src', 'framework');

function main(): void {
  const {source, tag, commit} = readOptions();
  const framework = openSource(path.resolve(source), {tag, commit});
  const {api, messages} = extractFacts(framework);
  const hashes = writeFacts(TARGET, {
    'api.json': api,
    'config.schema.json': configSchema(framework, api),
    'messages.json': messages,
  });
  console.log(
    `Facts of ${api.tag} (${api.commit}): ${api.topLevelTypes} types, ${messages.messages.length} messages`,
  );
  for (const [name, hash] of Object.entries(hashes)) {
    console.log(`${hash}  src/framework/${name}`);
  }
}

function readOptions(): {source: string; tag?: string; commit?: string} {
  try {
    const {values} = parseArgs({
      options: {source: {type: 'string'}, tag: {type: 'string'}, commit: {type: 'string'}},
    });
    if (values.source) {
      return {...values, source: values.source};
    }
  } catch (error) {
    throw new FactsError(`${(error as Error).message.split('\n')[0]} ${USAGE}`);
  }
  throw new FactsError(`--source is missing. ${USAGE}`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof FactsError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
