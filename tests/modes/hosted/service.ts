import type {Page, Route} from '@playwright/test';
import {INTRO, QUICKSTART} from '../../site/support/landmarks';
import {CREDENTIALS, HOSTED} from './hostedSite';

/** The hosts of the hosted service, which its client asks in turn. */
const SEARCH = /^https:\/\/[\w-]+\.algolia(net)?\.(net|com)\/1\/indexes\//;
const CHAT = 'https://askai.algolia.com/chat';

const HEADERS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** What the service answers to a query: results, none, an error status, or nothing. */
type SearchAnswer = 'results' | 'none' | 'rejected' | 'cut off';

/** A request to the service, as far as tests look at it. */
export interface HostedRequest {
  indexName: string;
  query: string;
  facetFilters: (string | string[])[];
}

/** The pages of each query's results: their area, title, and section. */
const HITS = [
  ['Documentation', QUICKSTART.title, null, 'docs/getting-started/quickstart'],
  ['Documentation', INTRO.title, 'Platforms', 'docs/intro#platforms'],
  ['Documentation', 'Configuration', null, 'docs/guides/config/configuration'],
  ['API', 'ElementActions', null, 'api/actions/elements/element-actions'],
  ['API', 'ElementActions', 'click', 'api/actions/elements/element-actions#click'],
] as const;

/** The number of results of a query: another one for each letter. */
export const countOf = (query: string): number => 25 - query.length;

export const ANSWER = 'Raise `explicit_wait` in the configuration.';

function hit([lvl0, lvl1, lvl2, path]: (typeof HITS)[number]): object {
  const hierarchy = {lvl0, lvl1, ...(lvl2 && {lvl2})};
  const marked = Object.fromEntries(
    Object.entries(hierarchy).map(([level, value]) => [level, {value, matchLevel: 'full'}]),
  );
  return {
    ...{objectID: path, type: lvl2 ? 'lvl2' : 'lvl1', content: null, hierarchy},
    url: HOSTED.address + path,
    _highlightResult: {hierarchy: marked},
    _snippetResult: {hierarchy: marked},
  };
}

/** The stand-in of the hosted search and of its assistant; a test sets what they answer. */
export class HostedService {
  search: SearchAnswer = 'results';
  /** Whether the assistant's answer is an error. */
  chatFails = false;
  /** The queries that were asked, in order. */
  readonly asked: HostedRequest[] = [];
  /** The questions that were asked, as the service got them. */
  readonly questions: string[] = [];
  #held = Promise.resolve();

  /** Answers the service's hosts on a page. */
  static async of(page: Page): Promise<HostedService> {
    const service = new HostedService();
    await page.route(SEARCH, (route) => service.#answerSearch(route));
    await page.route(`${CHAT}**`, (route) => service.#answerChat(route));
    return service;
  }

  /** Holds back all answers until the function that it returns is called: a slow service. */
  hold(): () => void {
    let release = () => {};
    this.#held = new Promise<void>((resolve) => {
      release = resolve;
    });
    return () => release();
  }

  async #answerSearch(route: Route): Promise<void> {
    const {requests} = route.request().postDataJSON() as {requests: HostedRequest[]};
    this.asked.push(...requests);
    const answer = this.search;
    await this.#held;
    if (answer === 'cut off') {
      await route.abort('failed');
    } else if (answer === 'rejected') {
      await route.fulfill({headers: HEADERS, status: 403, json: {message: 'no', status: 403}});
    } else {
      const results = requests.map(({query}) => ({
        ...{index: CREDENTIALS.ALGOLIA_INDEX_NAME, query, page: 0, hitsPerPage: 20},
        ...(answer === 'results'
          ? {hits: HITS.map(hit), nbHits: countOf(query), nbPages: 1}
          : {hits: [], nbHits: 0, nbPages: 0}),
      }));
      await route.fulfill({headers: HEADERS, json: {results}});
    }
  }

  async #answerChat(route: Route): Promise<void> {
    if (route.request().method() === 'OPTIONS') {
      await route.fulfill({headers: HEADERS});
    } else if (route.request().url().endsWith('/token')) {
      await route.fulfill({headers: HEADERS, json: {token: 'test'}});
    } else {
      this.questions.push(route.request().postData() ?? '');
      await this.#held;
      await this.#answerQuestion(route);
    }
  }

  async #answerQuestion(route: Route): Promise<void> {
    const text = [
      {type: 'start-step'},
      {type: 'text-start', id: 't1'},
      {type: 'text-delta', id: 't1', delta: ANSWER},
      {type: 'text-end', id: 't1'},
      {type: 'finish-step'},
      {type: 'finish'},
    ];
    const parts = [
      {type: 'start', messageId: `m${this.questions.length}`},
      ...(this.chatFails ? [{type: 'error', errorText: 'upstream E2'}] : text),
    ].map((part) => `data: ${JSON.stringify(part)}\n\n`);
    await route.fulfill({
      headers: {...HEADERS, 'content-type': 'text/event-stream'},
      body: `${parts.join('')}data: [DONE]\n\n`,
    });
  }
}

/** Opens pages as a deployment without an assistant has them: their configuration names none. */
export async function withoutAssistant(page: Page): Promise<void> {
  await page.route(/\/assets\/js\/main\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({
      response,
      body: code.replace(/askAi:\{assistantId:[^}]*\}/, 'askAi:void 0'),
    });
  });
}
