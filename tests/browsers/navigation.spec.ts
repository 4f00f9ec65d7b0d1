import {CHECKER, ELEMENT_ACTIONS, INTRO, QUICKSTART} from '../site/support/landmarks';
import {expect, test, type Reader} from './reader';

const LONG = `/${ELEMENT_ACTIONS.path}`;

/** Scrolls, and waits until the page is there. */
async function scrollTo(reader: Reader, y: number): Promise<void> {
  await reader.tab.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
  await expectAt(reader, y);
}

const expectAt = (reader: Reader, y: number) =>
  expect.poll(() => reader.scrollY(), 'scroll position').toBe(y);

test('Back and Forward show each page where it was, after a reload too', async ({reader}) => {
  await reader.visit(LONG);
  await scrollTo(reader, 2000);
  // The navbar is out of sight here: a click of the mouse would scroll to it.
  await reader.tab.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('nav a[href$="/docs/intro"]')!.click(),
  );
  await reader.reads('h1', INTRO.title);
  await expectAt(reader, 0);
  await scrollTo(reader, 300);
  await reader.back();
  await reader.reads('h1', ELEMENT_ACTIONS.title);
  await expectAt(reader, 2000);
  await reader.tab.evaluate(() => window.history.forward());
  await reader.reads('h1', INTRO.title);
  await expectAt(reader, 300);
  await reader.tab.evaluate(() => {
    document.documentElement.dataset['hasHydrated'] = 'before';
    location.reload();
  });
  await reader.isHydrated();
  await reader.back();
  await reader.reads('h1', ELEMENT_ACTIONS.title);
  await expectAt(reader, 2000);
});

test('the contents lead to sections, and Back to each place before', async ({reader}) => {
  await reader.visit(`/${QUICKSTART.path}`);
  const left: number[] = [];
  for (const {name, href} of (await reader.see('nav[aria-label="On this page"] a')).slice(1, 4)) {
    left.push(await reader.scrollY());
    await reader.click('nav[aria-label="On this page"] a', name);
    await reader.arrivesAt(href);
    await reader.standsAtTarget();
  }
  expect(new Set(left).size, 'places').toBe(3);
  for (const y of left.toReversed()) {
    await reader.back();
    await expectAt(reader, y);
  }
  await reader.arrivesAt(/\/quickstart$/);
});

test('an address with a hash, and a link to one, end below the navbar', async ({reader}) => {
  await reader.visit(`${LONG}#is-displayed`);
  await reader.standsAtTarget();
  await reader.visit('/docs/guides/waits-and-timeouts');
  await reader.click('main a[href*="/api/"][href*="#"]');
  await reader.arrivesAt(/\/api\/.*#/);
  await reader.standsAtTarget();
});

test('the sidebar opens a category, and a page in one below it', async ({reader}) => {
  await reader.visit(`/${INTRO.path}`);
  await reader.click('aside button', "Expand sidebar category 'Configuration'");
  await reader.click('aside a', 'File format and checks');
  await reader.click('aside a', CHECKER.title);
  await reader.reads('h1', CHECKER.title);
});
