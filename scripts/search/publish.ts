// cspell:ignore algoliasearch
import {existsSync, readFileSync} from 'node:fs';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {SYNONYMS} from '../../src/search/synonyms';
import type {SearchRecord} from '../../src/search/types';
import {Problem} from '../lib/problem';
import {script} from '../lib/script';
import {RECORDS_FILE} from './recordsFile';

/** How the hosted service is to search the records. */
const SETTINGS = {
  searchableAttributes: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  camelCaseAttributes: ['hierarchy', 'content'],
  removeWordsIfNoResults: 'allOptional' as const,
  ignorePlurals: true,
  advancedSyntax: true,
};

const synonymHits = Object.entries(SYNONYMS).map(([input, synonyms]) => ({
  objectID: `synonym-${input}`,
  type: 'oneWaySynonym' as const,
  input,
  synonyms: [...synonyms],
}));

export interface Publishing {
  appId: string;
  apiKey: string;
  indexName: string;
  records: readonly SearchRecord[];
  dryRun: boolean;
  /** Of the client; a test leads it to a server of its own. */
  options?: Parameters<typeof algoliasearch>[2];
}

/**
 * Sends the records to the hosted index. Everything is made ready in an index beside it, which then
 * takes its place in one move: until then readers have the old one, whatever fails.
 *
 * @returns in a line what was done, or what would change
 * @throws Problem in one line when the service refuses or cannot be reached
 */
export async function publish(publishing: Publishing): Promise<string> {
  const {appId, apiKey, indexName, records, dryRun, options} = publishing;
  const client = algoliasearch(appId, apiKey, options);
  try {
    if (dryRun) {
      return await difference(client, indexName, records);
    }
    const beside = `${indexName}_new`;
    await client.waitForTask({
      indexName: beside,
      taskID: (await client.deleteIndex({indexName: beside})).taskID,
    });
    const settings = await client.setSettings({indexName: beside, indexSettings: SETTINGS});
    await client.waitForTask({indexName: beside, taskID: settings.taskID});
    const synonyms = await client.saveSynonyms({indexName: beside, synonymHit: synonymHits});
    await client.waitForTask({indexName: beside, taskID: synonyms.taskID});
    const objects = records.map((record) => ({...record}));
    await client.saveObjects({indexName: beside, objects, waitForTasks: true});
    const move = await client.operationIndex({
      indexName: beside,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName, taskID: move.taskID});
    return `${indexName} has ${records.length} records now.`;
  } catch (error) {
    const {status, message} = error as {status?: number; message?: string};
    const reason =
      status === 401 || status === 403
        ? 'the key is refused; check ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY'
        : (message ?? String(error)).split(/[\r\n]/)[0];
    throw new Problem(`${indexName} was not published and is as it was: ${reason}.`);
  }
}

/** What publishing would change, in a line. */
async function difference(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<string> {
  const there = new Map<string, string>();
  if (await client.indexExists({indexName})) {
    await client.browseObjects<Record<string, unknown>>({
      indexName,
      browseParams: {},
      aggregator: ({hits}) =>
        hits.forEach(({_highlightResult: _, ...hit}) => there.set(hit.objectID, canonical(hit))),
    });
  }
  const added = records.filter(({objectID}) => !there.has(objectID)).length;
  const same = records.filter((record) => there.get(record.objectID) === canonical(record)).length;
  const kept = records.length - added;
  return `${indexName} would have ${records.length} records: ${added} added, ${kept - same} changed, ${there.size - kept} removed.`;
}

/** A record as text that does not depend on the order of its fields. */
function canonical(value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

script('publish', async () => {
  const {ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME} = process.env;
  const wanted = {ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME};
  const missing = Object.entries(wanted).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) {
    throw new Problem(`Nothing was published: set ${missing.join(', ')}.`);
  }
  if (!existsSync(RECORDS_FILE)) {
    throw new Problem('There are no records to publish: run `npm run build` first.');
  }
  console.log(
    await publish({
      appId: ALGOLIA_APP_ID!,
      apiKey: ALGOLIA_ADMIN_API_KEY!,
      indexName: ALGOLIA_INDEX_NAME!,
      records: JSON.parse(readFileSync(RECORDS_FILE, 'utf8')) as SearchRecord[],
      dryRun: process.argv.includes('--dry-run'),
    }),
  );
});
