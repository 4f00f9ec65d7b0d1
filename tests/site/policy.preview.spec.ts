// cspell:ignore blockedbyclient quickst
import type {Route} from '@playwright/test';
import {policyErrors} from '../policyErrors';
import {builtFiles, readBuilt} from './support/buildOutput';
import {HostedService} from './search/hosted';
import {QUICKSTART} from './support/landmarks';
import {HOSTED, PREVIEW, stubServices, test} from './support/preview';
import {SAMPLE_PAGES} from './support/samplePages';
import {expect, expectIdle, open} from './support/test';

const read = (name: string) => readBuilt(name, PREVIEW.dir);

/** What Google documents that its tags do: they load each other, and send by requests and images. */
const TAG = `
  if (!window.tagged) {
    window.tagged = true;
    document.head.append(Object.assign(document.createElement('script'), {
      src: 'https://www.googletagmanager.com/gtag/js?id=G-SECOND',
    }));
    fetch('https://region1.google-analytics.com/g/collect', {method: 'POST', mode: 'no-cors'});
    new Image().src = 'https://www.google-analytics.com/collect';
  }
`;

test('the policy of each page allows the configured services, and no other host', () => {
  const pages = builtFiles(/\.html$/, PREVIEW.dir);
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.flatMap((name) => policyErrors(read(name)).map((e) => `${name} ${e}`))).toEqual([]);
  const sources = /connect-src ([^;]*)/.exec(read('docs/intro/index.html'))?.[1]?.split(' ') ?? [];
  const id = HOSTED.ALGOLIA_APP_ID.toLowerCase();
  expect(sources.sort()).toEqual([
    "'self'",
    'https://*.analytics.google.com',
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
    'https://askai.algolia.com',
    `https://${id}-1.algolianet.com`,
    `https://${id}-2.algolianet.com`,
    `https://${id}-3.algolianet.com`,
    `https://${id}-dsn.algolia.net`,
    'https://www.google-analytics.com',
  ]);
});

test('the tags of the analytics services run and send, and a stranger is not reached', async ({
  page,
  problems,
}) => {
  const requests = await stubServices(page, TAG);
  await open(page, '/docs/intro');
  await expect
    .poll(() => [...requests].sort())
    .toEqual([
      'https://region1.google-analytics.com/g/collect',
      'https://www.google-analytics.com/analytics.js',
      'https://www.google-analytics.com/collect',
      'https://www.googletagmanager.com/gtag/js?id=G-FIXTURE',
      'https://www.googletagmanager.com/gtag/js?id=G-SECOND',
      'https://www.googletagmanager.com/gtm.js?id=GTM-FIXTURE',
    ]);
  expect(problems.all).toEqual([]);
  problems.allow(/Content Security Policy|stranger/);
  const answer = page.evaluate(() => fetch('https://stranger.example/').then(String, () => 'none'));
  expect(await answer).toBe('none');
  expect(problems.all.join('\n')).toContain('Content Security Policy');
});

test('with all services, a page of each template does what it does without a violation', async ({
  page,
  problems,
}) => {
  test.slow();
  await stubServices(page, TAG);
  await HostedService.of(page);
  for (const route of SAMPLE_PAGES) {
    await open(page, route);
    await expectIdle(page);
  }
  await open(page, '/docs/guides/config/check');
  await page.getByRole('textbox').last().fill('{"ui": 1}');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('quickst');
  await expect(page.locator('.DocSearch-Modal')).toContainText(QUICKSTART.title);
  expect(problems.all).toEqual([]);
});

for (const [what, answer] of [
  ['blocked', (route: Route) => route.abort('blockedbyclient')],
  [
    "replaced by an ad blocker's stub",
    (route: Route) => route.fulfill({contentType: 'text/javascript', body: '(() => {})()'}),
  ],
] as const) {
  test(`the page works where the services are ${what}`, async ({page, problems}) => {
    problems.allow(/ERR_BLOCKED_BY_CLIENT/);
    await page.route(/^https:\/\//, answer);
    await open(page, '/docs/intro');
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('quickst');
    await expect(page.locator('.DocSearch-Modal')).toContainText('Unable to fetch results');
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Modal')).toBeHidden();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API'}).click();
    await expect(page).toHaveURL(/\/api\//);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
