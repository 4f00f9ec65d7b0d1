// cspell:ignore algoliasearch Sizefor
import {existsSync, readFileSync} from 'node:fs';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {toHostedForm} from '../../src/search/records';
import {SYNONYMS} from '../../src/search/synonyms';
import type {SearchRecord} from '../../src/search/types';
import {UserError} from '../lib/userError';
import {script} from '../lib/script';
import {RECORDS_FILE} from './recordsFile';

/** How the hosted service is to search the records. */
const SETTINGS = {
  searchableAttributes: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'unordered(phrases)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // The same typo tolerance as the embedded index.
  minWordSizefor1Typo: 5,
  minWordSizefor2Typos: 8,
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
  /** Client options; tests point them at a local server. */
  options?: Parameters<typeof algoliasearch>[2];
}

/**
 * Sends the records to the hosted index. Everything is made ready in an index beside it, which then
 * takes its place in one move: until then readers have the old one, whatever fails.
 *
 * @returns what was done in a line, or what would change in a few
 * @throws UserError when the service rejects the key or cannot be reached
 */
export async function publish(publishing: Publishing): Promise<string> {
  const {appId, apiKey, indexName, dryRun, options} = publishing;
  const records = publishing.records.map(toHostedForm);
  const client = algoliasearch(appId, apiKey, options);
  let isMoving = false;
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
    isMoving = true;
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
    // What was sent may have been done although the answer was lost.
    const outcome =
      isMoving && status === undefined
        ? `was sent, but whether ${indexName}_new took its place is not known; publish again`
        : 'was not published and is as it was';
    throw new UserError(`${indexName} ${outcome}: ${reason}.`);
  }
}

/** What publishing would change: records, settings, and synonyms, each against what is there. */
async function difference(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<string> {
  const objects: Stored[] = [];
  const synonyms: Stored[] = [];
  let settings: Record<string, unknown> = {};
  if (await client.indexExists({indexName})) {
    await client.browseObjects<Record<string, unknown>>({
      indexName,
      browseParams: {},
      aggregator: ({hits}) => void objects.push(...hits),
    });
    settings = {...(await client.getSettings({indexName}))};
    await client.browseSynonyms({
      indexName,
      aggregator: ({hits}) => void synonyms.push(...hits),
    });
  }
  const others = Object.entries(SETTINGS).flatMap(([name, value]) =>
    canonical([settings[name]]) === canonical([value]) ? [] : [name],
  );
  return [
    `${indexName} would have ${records.length} records: ${changes(objects, records)}`,
    `settings that would change: ${others.join(', ') || 'none'}`,
    `synonyms: ${changes(synonyms, synonymHits)}`,
  ].join('\n');
}

interface Stored {
  readonly objectID: string;
}

/** How many are named; nobody reads on. */
const NAMED = 10;

/** What becomes of a list: how many items are added, changed, and removed, and the first of each. */
function changes(there: readonly Stored[], here: readonly Stored[]): string {
  const old = new Map(there.map((item) => [item.objectID, canonical(item)]));
  const wanted = new Set(here.map(({objectID}) => objectID));
  const added = here.filter(({objectID}) => !old.has(objectID));
  const changed = here.filter((item) => {
    const before = old.get(item.objectID);
    return before !== undefined && before !== canonical(item);
  });
  const removed = there.filter(({objectID}) => !wanted.has(objectID));
  const named = (sign: string, items: readonly Stored[]) => [
    ...items.slice(0, NAMED).map(({objectID}) => `  ${sign} ${objectID}`),
    ...(items.length > NAMED ? [`  ${sign} … and ${items.length - NAMED} more`] : []),
  ];
  return [
    `${added.length} added, ${changed.length} changed, ${removed.length} removed`,
    ...named('+', added),
    ...named('~', changed),
    ...named('-', removed),
  ].join('\n');
}

/** A record as text that does not depend on the order of its fields. */
function canonical(value: object): string {
  return JSON.stringify(value, (name, part: unknown) => {
    // The service adds it to what it gives back.
    if (name === '_highlightResult') {
      return undefined;
    }
    return part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  });
}

script('publish', async () => {
  const {ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME} = process.env;
  const wanted = {ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME};
  const missing = Object.entries(wanted).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) {
    throw new UserError(`Nothing was published: set ${missing.join(', ')}.`);
  }
  if (!existsSync(RECORDS_FILE)) {
    throw new UserError('There are no records to publish: run `npm run build` first.');
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
