// cspell:ignore quickst algolia zzqxxkwj
import type {Page} from '@playwright/test';
import type {SearchRequest} from '../../src/search/types';
import {expectAccessibleInModes} from './support/axe';
import {denyStorage} from './support/storage';
import {expect, open} from './support/test';
import {HOSTED} from './variants';
import {describeSearch} from './search/behavior';
import {answerHosted, answerHostile, failHosted, HOSTS, test} from './search/hosted';
import {HOSTILE_TEXT, HOSTILE_URL} from './search/hostile';
import {SearchModal} from './search/modal';

declare global {
  interface Window {
    /** Sends a part of the answer that is being streamed. */
    say?: (part: object | '[DONE]') => void;
    /** The bodies of the chats so far. */
    chats?: string[];
    chatStatus?: number;
    chatError?: string;
  }
}

describeSearch(test, {
  isIndex: (url) => HOSTS.test(url),
  preloads: false,
  codeLimit: 60_000,
  answer: async (page) => {
    await page.route(HOSTS, (route) => answerHosted(route));
  },
  faults: {
    'is blocked': async (page) => {
      await page.route(HOSTS, (route) => route.abort());
    },
    'refuses the key': failHosted(403, 'application/json', '{"message":"Invalid Application-ID"}'),
    'is gone': failHosted(404, 'application/json', '{"message":"Index does not exist"}'),
    'is out of order': failHosted(503, 'text/plain', 'Service Unavailable'),
    'is a page of HTML': failHosted(200, 'text/html', '<!doctype html><title>x</title>'),
    'is cut off': failHosted(200, 'application/json', '{"results":[{"hits":['),
  },
  restore: async (page) => {
    await page.unroute(HOSTS);
    await page.route(HOSTS, (route) => answerHosted(route));
  },
  poison: async (page) => {
    await page.unroute(HOSTS);
    await page.route(HOSTS, answerHostile);
  },
});

test('asks the index of the credentials, filtered by language and by every area', async ({
  page,
}) => {
  const asked: SearchRequest[] = [];
  const addresses: URL[] = [];
  await page.route(HOSTS, async (route) => {
    addresses.push(new URL(route.request().url()));
    await answerHosted(route, asked);
  });
  const search = new SearchModal(page);
  await search.openOn('/contributing/welcome');
  await search.type('quickst');
  await expect(search.hits.first()).toContainText('Quickstart');
  await open(page, '/search?q=quickstart');
  await expect(page.locator('article').first()).toContainText('Quickstart');
  expect(asked.length).toBeGreaterThan(1);
  for (const {indexName, facetFilters} of asked) {
    expect(indexName).toBe(HOSTED.ALGOLIA_INDEX_NAME);
    const [language, tags] = facetFilters as [string, string[]];
    expect(language).toBe('language:en');
    expect([...tags].sort()).toEqual([
      'docusaurus_tag:default',
      'docusaurus_tag:docs-api-current',
      'docusaurus_tag:docs-community-current',
      'docusaurus_tag:docs-contributing-current',
      'docusaurus_tag:docs-default-current',
    ]);
  }
  for (const address of addresses) {
    expect(address.host).toContain(HOSTED.ALGOLIA_APP_ID.toLowerCase());
    expect(address.searchParams.get('x-algolia-api-key')).toBe(HOSTED.ALGOLIA_API_KEY);
  }
});

test.describe('Ask AI', () => {
  const QUESTION = 'how do I wait for an element?';

  /** Lets a test answer the chat piece by piece, as the service's stream does. */
  const stubChat = (page: Page) =>
    page.addInitScript(() => {
      const original = window.fetch;
      window.fetch = async (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        if (address !== 'https://askai.algolia.com/chat') {
          return original(input, init);
        }
        if (window.chatStatus && window.chatStatus !== 200) {
          return new Response(window.chatError ?? 'The assistant is out of order', {
            status: window.chatStatus,
          });
        }
        const encoder = new TextEncoder();
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            window.say = (part) => {
              const line = part === '[DONE]' ? part : JSON.stringify(part);
              controller.enqueue(encoder.encode(`data: ${line}\n\n`));
              if (part === '[DONE]') {
                controller.close();
              }
            };
          },
        });
        window.chats = [...(window.chats ?? []), String(init?.body)];
        return new Response(body, {headers: {'content-type': 'text/event-stream'}});
      };
    });

  const say = (page: Page, ...parts: (object | '[DONE]')[]) =>
    page.evaluate((list) => list.forEach((part) => window.say!(part)), parts);

  const begin = async (page: Page) => {
    await expect.poll(() => page.evaluate(() => window.say !== undefined)).toBe(true);
    await say(page, {type: 'start', messageId: 'm1'}, {type: 'start-step'});
    await say(page, {type: 'text-start', id: 't1'});
  };

  const end = (page: Page) =>
    say(page, {type: 'text-end', id: 't1'}, {type: 'finish-step'}, {type: 'finish'}, '[DONE]');

  const tell = (page: Page, delta: string) => say(page, {type: 'text-delta', id: 't1', delta});

  /** Answers with a text, and waits until the answer is complete. */
  const answer = async ({page, input}: SearchModal, text: string) => {
    await begin(page);
    await tell(page, text);
    await end(page);
    await expect(input).toHaveAttribute('placeholder', 'Ask another question...');
  };

  const ask = async (page: Page, question = QUESTION): Promise<SearchModal> => {
    const search = new SearchModal(page);
    await search.openOn('/docs/intro');
    await search.ask(question);
    await expect(search.question).toContainText(question);
    await page.keyboard.press('Enter');
    return search;
  };

  test.beforeEach(async ({page}) => {
    await page.route('https://askai.algolia.com/chat/token', (route) =>
      route.fulfill({headers: {'access-control-allow-origin': '*'}, json: {token: 'test'}}),
    );
    await stubChat(page);
  });

  test('streams an answer with its disclaimer, and takes another question', async ({page}) => {
    const search = await ask(page);
    await begin(page);
    await tell(page, 'Set `explicit_wait`');
    await expect(search.modal).toContainText('Set explicit_wait');
    await expect(search.modal).toContainText('Answering...');
    await expect(search.modal).toContainText(
      'Answers are generated with AI which can make mistakes. Verify responses.',
    );
    await tell(page, ' in the **timeout** block.');
    await expect(search.modal).toContainText('Set explicit_wait in the timeout block.');
    await expect(search.modal.locator('strong', {hasText: 'timeout'})).toBeVisible();
    await end(page);
    await expect(search.input).toHaveAttribute('placeholder', 'Ask another question...');
    await expectAccessibleInModes(page, 'an answer', 'dialog[open]');
    const [sent] = await page.evaluate(() => window.chats!);
    expect(sent).toContain(QUESTION);
    expect(sent).toContain('docusaurus_tag:docs-api-current');
    await search.type('and then?');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.chats!.length)).toBe(2);
  });

  test('Escape first leaves the answers, then closes', async ({page}) => {
    const search = await ask(page);
    await answer(search, 'Yes.');
    await page.keyboard.press('Escape');
    await expect(search.modal).toBeVisible();
    await expect(search.input).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(search.modal).toBeHidden();
  });

  test('recent conversations survive a reload and are removed one by one', async ({page}) => {
    const search = await ask(page);
    await answer(search, 'Set explicit_wait.');
    await page.reload();
    await search.open();
    const recent = search.entries('Recent conversations');
    await expect(recent).toHaveText(QUESTION);
    await recent.locator('[data-search-title]').click();
    await expect(search.modal).toContainText('Set explicit_wait.');
    await page.keyboard.press('Escape');
    await recent.getByTitle('Remove this conversation from history').click();
    await expect(search.hits).toHaveCount(0);
    await page.reload();
    await search.open();
    await expect(search.hits).toHaveCount(0);
  });

  test('says what went wrong when no answer can be had', async ({page, problems}) => {
    problems.allow(/status: 500|console/);
    await page.addInitScript(() => void (window.chatStatus = 500));
    const search = await ask(page);
    await expect(search.modal.locator('[data-search-error]')).toContainText(
      'The assistant is out of order',
    );
    await expectAccessibleInModes(page, 'an error of Ask AI', 'dialog[open]');
    await page.keyboard.press('Escape');
    await search.type('quickst');
    await expect(search.hits.first()).toContainText('Quickstart');
  });

  test('shows a sentence when the token is refused, and no count of no results', async ({
    page,
    problems,
  }) => {
    problems.allow(/status: 500|console/);
    await page.route('https://askai.algolia.com/chat/token', (route) =>
      route.fulfill({status: 500, headers: {'access-control-allow-origin': '*'}, body: 'no'}),
    );
    const search = await ask(page);
    await expect(search.modal).toContainText('No answer could be generated. Try again later.');
    await expect(search.modal).not.toContainText('JSON');
    await page.keyboard.press('Escape');
    await search.ask('zzqxxkwj');
    await expect(search.modal).toContainText('No results found');
    await expect(search.modal).not.toContainText('See all');
  });

  test('question, answer, error, and recent conversation are no markup but Markdown', async ({
    page,
    problems,
  }) => {
    const search = await ask(page, HOSTILE_TEXT);
    const expectText = async () => {
      const running = 'img, iframe, b.hostile, a[href^="javascript"], a[href^="data"], [onerror]';
      await expect(search.modal.locator(running)).toHaveCount(0);
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    };
    const links = [
      `[go](${HOSTILE_URL})`,
      `<${HOSTILE_URL}>`,
      '[data](data:text/html,<script>window.pwned=1</script>)',
      `[by name][1]\n\n[1]: ${HOSTILE_URL}`,
      '![a picture](https://stranger.example/x.png)',
      '<iframe src="https://stranger.example/"></iframe>',
    ];
    await answer(search, `${HOSTILE_TEXT}\n\n${links.join('\n\n')}\n\n**bold**`);
    await expect(search.modal.locator('strong', {hasText: 'bold'})).toBeVisible();
    // Once as the question, and once in the answer.
    await expect(search.modal.getByText(HOSTILE_TEXT)).toHaveCount(2);
    await expect(search.modal).toContainText('a picture');
    await expectText();

    await page.keyboard.press('Escape');
    const recent = search.entries('Recent conversations');
    await expect(recent).toHaveText(HOSTILE_TEXT);
    await expectText();

    problems.allow(/status: 500|console/);
    await page.evaluate((chatError) => {
      Object.assign(window, {chatStatus: 500, chatError});
    }, HOSTILE_TEXT);
    await search.type('and then?');
    await expect(search.question).toContainText('and then?');
    await page.keyboard.press('Enter');
    await expect(search.modal.locator('[data-search-error]')).toContainText(HOSTILE_TEXT);
    await expectText();
  });

  test('answers without storage, and keeps the conversation while the page is there', async ({
    page,
  }) => {
    await page.addInitScript(denyStorage);
    const search = await ask(page);
    await answer(search, 'Without storage.');
    await expect(search.modal).toContainText('Without storage.');
    await page.keyboard.press('Escape');
    const recent = search.entries('Recent conversations');
    await expect(recent).toHaveText(QUESTION);
    await recent.getByTitle('Remove this conversation from history').click();
    await expect(search.hits).toHaveCount(0);
  });
});
