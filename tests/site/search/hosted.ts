import type {Route} from '@playwright/test';
import {QUICKSTART} from '../support/landmarks';
import {HOSTED, PREVIEW} from '../support/preview';

/** The hosts of the hosted service, which the theme tries in turn. */
export const HOSTS = /^https:\/\/[\w-]+\.algolia(net)?\.(net|com)\/1\/indexes\//;

export const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** A request to the service, as far as tests look at it. */
export interface HostedRequest {
  indexName: string;
  query: string;
  facetFilters: [string, string[]];
}

/** Answers each query with one result, the page Quickstart, in the form of the service. */
export async function answerHosted(route: Route, asked: HostedRequest[] = []): Promise<void> {
  const {requests} = route.request().postDataJSON() as {requests: HostedRequest[]};
  asked.push(...requests);
  const hierarchy = {lvl0: 'Documentation', lvl1: QUICKSTART.title};
  const marked = Object.fromEntries(
    Object.entries(hierarchy).map(([level, value]) => [level, {value, matchLevel: 'full'}]),
  );
  const hit = {
    ...{objectID: 'quickstart', type: 'lvl1', content: null, hierarchy},
    url: `${PREVIEW.address}docs/getting-started/quickstart`,
    _highlightResult: {hierarchy: marked},
    _snippetResult: {hierarchy: marked},
  };
  const results = requests.map(({query}) => ({
    ...{index: HOSTED.ALGOLIA_INDEX_NAME, query, hits: [hit]},
    ...{nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 20},
  }));
  await route.fulfill({headers: CORS, json: {results}});
}
