import {chromium, type Page} from '@playwright/test';
import {PROJECT} from '../../src/config/identity';
import {SITE} from '../../src/environment/site';
import {MEASURE} from '../../src/search/client';
import type {SearchClient} from '../../src/search/types';
import {UserError} from '../lib/userError';
import {startServer} from '../serve';
import {chromiumFlags, findChromium} from '../setup/chromium';
import {ALL_AREAS} from './relevance';

export interface Typing {
  /** How many letters were typed in a run. */
  letters: number;
  /** Milliseconds from the question that a letter asks to its answer. */
  p50: number;
  p95: number;
  /** Milliseconds from nothing to an index that is ready. */
  load: number;
  /** Milliseconds of a million additions meanwhile: how fast the machine was. */
  loop: number;
}

/** How much slower a reader's machine is than this one. */
const THROTTLE = 4;
const RUNS = 3;

/**
 * Asks the search of a built site what readers type, letter by letter, in a throttled browser: the
 * client that the open modal has, with the built index and with what DocSearch asks for. What a
 * letter takes is its median over several runs; a run before them warms up.
 *
 * @param dir folder of the build
 * @param queries as readers type them
 * @param index another index file to answer from
 * @throws UserError when there is no browser
 */
export async function measureTyping(
  dir: string,
  queries: readonly string[],
  index?: string,
): Promise<Typing> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new UserError('No Chromium was found: `npm run setup` finds or installs one.');
  }
  const server = await startServer({dir, basePath: SITE.baseUrl, port: 0});
  const browser = await chromium.launch({executablePath, args: chromiumFlags()});
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(300_000);
    if (index !== undefined) {
      await page.route('**/search/index.json', (route) =>
        route.fulfill({contentType: 'application/json', body: index}),
      );
    }
    await page.goto(`${server.url}docs/intro/`, {waitUntil: 'networkidle'});
    await throttle(page);
    await page.locator('.DocSearch-Button').click();
    await page.locator('.DocSearch-Input').fill('a');
    await page.locator('.DocSearch-Hit').first().waitFor();
    const load = await page.evaluate(
      (name) => performance.getEntriesByName(name)[0]!.duration,
      `${MEASURE}-load`,
    );
    await typeAll(page, queries);
    const runs: number[][] = [];
    const loops: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await typeAll(page, queries));
      loops.push(await loopTime(page));
    }
    const letters = runs[0]!.map((_, letter) =>
      quantile(
        runs.map((run) => run[letter]!),
        0.5,
      ),
    );
    return {
      letters: letters.length,
      p50: quantile(letters, 0.5),
      p95: quantile(letters, 0.95),
      load,
      loop: quantile(loops, 0.5),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Makes a page as slow as on a reader's machine. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: THROTTLE});
}

/**
 * Asks for every query from its first letter on.
 *
 * @param page with the modal open
 * @returns what the client noted on the browser's timeline for each letter, in milliseconds
 */
function typeAll(page: Page, queries: readonly string[]): Promise<number[]> {
  return page.evaluate(
    async ([texts, name, indexName, facetFilters]) => {
      interface Fiber {
        return: Fiber | null;
        memoizedProps: {transformSearchClient?: (made: object) => SearchClient} | null;
      }
      // The modal hands its client to nobody else: it is read off React's tree.
      const modal = document.querySelector('.DocSearch-Modal')!;
      const key = Object.keys(modal).find((item) => item.startsWith('__reactFiber$'))!;
      let fiber = (modal as unknown as Record<string, Fiber | null>)[key] ?? null;
      while (fiber && !fiber.memoizedProps?.transformSearchClient) {
        fiber = fiber.return;
      }
      const client = fiber!.memoizedProps!.transformSearchClient!({addAlgoliaAgent() {}});
      const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`);
      const times: number[] = [];
      for (const text of texts) {
        for (let length = 1; length <= text.length; length += 1) {
          performance.clearMeasures(name);
          await client.search({
            requests: [
              {
                indexName,
                query: text.slice(0, length),
                hitsPerPage: 20,
                facetFilters,
                attributesToSnippet: [...levels, 'content:10'],
                snippetEllipsisText: '…',
                highlightPreTag: '<mark>',
                highlightPostTag: '</mark>',
              },
            ],
          });
          times.push(performance.getEntriesByName(name)[0]!.duration);
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
      return times;
    },
    [queries, MEASURE, PROJECT, ALL_AREAS] as const,
  );
}

function loopTime(page: Page): Promise<number> {
  return page.evaluate(() => {
    const times = Array.from({length: 9}, () => {
      const started = performance.now();
      let sum = 0;
      for (let number = 0; number < 1e6; number += 1) {
        sum += number % 7;
      }
      return sum > 0 ? performance.now() - started : 0;
    });
    return times.sort((one, other) => one - other)[4]!;
  });
}

/** The value below which that part of all values lies. */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}
