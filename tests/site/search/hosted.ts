import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import type {RunningServer} from '../../../scripts/serve';
import {createEngine, type Engine} from '../../../src/search/engine';
import type {SearchRequest} from '../../../src/search/types';
import {stubServices} from '../support/analyticsServices';
import {serve, test as siteTest} from '../support/test';
import {HOSTED, PREVIEW} from '../variants';
import {HOSTILE_TEXT, HOSTILE_URL} from './hostile';

/** The hosts of the hosted service, all of which DocSearch tries. */
export const HOSTS = /^https:\/\/[\w-]+\.algolia(net)?\.(net|com)\/1\/indexes\//;

const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

const engines = new Map<string, Engine>();

/**
 * An engine over the index of a build, which has what both modes have to answer.
 *
 * @param dir folder of the build
 * @param siteUrl absolute address of the built site, with a slash at its end
 */
export function engineOf(dir: string, siteUrl: string): Engine {
  const index = path.join(dir, 'search', 'index.json');
  const engine = engines.get(dir) ?? createEngine(JSON.parse(readFileSync(index, 'utf8')), siteUrl);
  engines.set(dir, engine);
  return engine;
}

/** Answers a request to the hosted service in its form. */
export async function answerHosted(route: Route, asked: SearchRequest[] = []): Promise<void> {
  const {requests} = route.request().postDataJSON() as {requests: SearchRequest[]};
  asked.push(...requests);
  if (requests.some(({query = ''}) => Buffer.byteLength(query) > 512)) {
    const json = {message: 'query is too long', status: 400};
    await route.fulfill({status: 400, headers: CORS, json});
    return;
  }
  const results = requests.map((request) => ({
    ...engineOf(PREVIEW.dir, PREVIEW.address).answer(request),
    exhaustiveNbHits: true,
    processingTimeMS: 1,
    params: '',
  }));
  await route.fulfill({headers: CORS, json: {results}});
}

/** Answers with one record that is hostile in every field, unescaped as a stranger would write it. */
export async function answerHostile(route: Route): Promise<void> {
  const text = {value: HOSTILE_TEXT, matchLevel: 'full'};
  const hierarchy = {lvl0: HOSTILE_TEXT, lvl1: HOSTILE_TEXT, lvl2: HOSTILE_TEXT};
  const marked = {lvl0: text, lvl1: text, lvl2: text};
  const hit = {
    objectID: 'hostile',
    type: 'lvl2',
    url: `${PREVIEW.address}docs/intro`,
    content: HOSTILE_TEXT,
    hierarchy,
    _highlightResult: {hierarchy: marked, content: text},
    _snippetResult: {hierarchy: marked, content: text},
  };
  const result = {index: HOSTED.ALGOLIA_INDEX_NAME, query: 'hostile', page: 0, hitsPerPage: 20};
  const running = {...hit, objectID: 'running', url: HOSTILE_URL};
  const results = [{...result, nbHits: 2, nbPages: 1, hits: [hit, running]}];
  await route.fulfill({headers: CORS, json: {results}});
}

/** Fails a request to the hosted service with a status and a body. */
export const failHosted =
  (status: number, contentType: string, body: string) =>
  async (page: Page): Promise<void> => {
    await page.route(HOSTS, (route) => route.fulfill({status, contentType, body, headers: CORS}));
  };

/** The tests' `test`, where the site is one that was built with credentials, at another address. */
export const test = siteTest.extend<{serviceRequests: readonly string[]}, {site: RunningServer}>({
  /** What was requested of the analytics services, which the build is configured with. */
  serviceRequests: [async ({page}, use) => use(await stubServices(page)), {auto: true}],
  site: [
    async ({}, use) => serve({dir: PREVIEW.dir, basePath: PREVIEW.baseUrl}, use),
    {scope: 'worker'},
  ],
});
