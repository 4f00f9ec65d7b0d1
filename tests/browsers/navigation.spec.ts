import {
  ARCHITECTURE,
  CHECKER,
  ELEMENT_ACTIONS,
  INTRO,
  QUICKSTART,
  SUPPORTERS,
} from '../site/support/landmarks';
import {expect, test, type Reader} from './reader';

const SIDEBAR = {role: 'navigation', name: 'Docs sidebar'} as const;
const LONG = `/${ELEMENT_ACTIONS.path}`;

/** Scrolls, and waits until the page is there. */
async function scrollTo(reader: Reader, y: number): Promise<void> {
  await reader.tab.run((top) => window.scrollTo({top, behavior: 'instant'}), y);
  await reader.until(`is at ${y}`, (top) => Math.abs(window.scrollY - top) < 2, y);
}

const expectAt = (reader: Reader, y: number) =>
  expect.poll(() => reader.scrollY(), {message: 'scroll position'}).toBe(y);

test('a link, Back, and Forward show each page where it was, the first of a visit too', async ({
  reader,
}) => {
  await reader.visit(`/${QUICKSTART.path}`);
  await scrollTo(reader, 2000);
  await reader.click('link', ARCHITECTURE.title, 0, SIDEBAR);
  await reader.reads('title', ARCHITECTURE.title);
  await expectAt(reader, 0);
  await scrollTo(reader, 300);
  await reader.back();
  await reader.reads('title', QUICKSTART.title);
  await expectAt(reader, 2000);
  await reader.forward();
  await reader.reads('title', ARCHITECTURE.title);
  await expectAt(reader, 300);
});

test('Back from a place on the same page leads to the place before, over several', async ({
  reader,
}) => {
  await reader.visit(LONG);
  const ids = ['get-location', 'is-displayed', 'verify-text'];
  await reader.tab.run((targets) => {
    for (const [index, id] of targets.entries()) {
      const link = Object.assign(document.createElement('a'), {href: `#${id}`, textContent: id});
      // Where the reader is: a click does not scroll to it.
      const top = 40 + 10 * index;
      link.style.cssText = `position: fixed; top: ${top}%; left: 50%; z-index: 9; background: white`;
      document.querySelector('main')!.append(link);
    }
  }, ids);
  const left: number[] = [];
  for (const id of ids) {
    left.push(await reader.scrollY());
    await reader.click('link', id, -1);
    await reader.standsAtTarget();
  }
  expect(new Set(left).size, 'places').toBe(3);
  for (const y of left.toReversed()) {
    await reader.back();
    await expectAt(reader, y);
  }
});

test('Back after a reload of the next page shows the place of the page before', async ({
  reader,
}) => {
  await reader.visit(LONG);
  await scrollTo(reader, 900);
  // The navbar is out of sight here: a click of the mouse would scroll to it.
  await reader.tab.run(() =>
    document.querySelector<HTMLAnchorElement>('a[href$="/community/our-supporters"]')!.click(),
  );
  // A reload would end the requests for its code.
  await reader.reads('title', SUPPORTERS.title);
  await reader.tab.run(() => Object.assign(document.body.dataset, {old: ''}));
  await reader.tab.run(() => location.reload());
  await reader.until(
    'is loaded anew',
    () =>
      document.body.dataset['old'] === undefined &&
      document.documentElement.dataset['hasHydrated'] === 'true',
  );
  await reader.back();
  await reader.reads('title', ELEMENT_ACTIONS.title);
  await expectAt(reader, 900);
});

test('the contents lead to a section and mark it', async ({reader}) => {
  await reader.visit(`/${QUICKSTART.path}`);
  await reader.click('link', 'Read the test');
  await reader.arrivesAt(/#write$/);
  await reader.standsAtTarget();
  await reader.back();
  await reader.arrivesAt(/quickstart\/?$/);
});

test('an address with a hash opens at its heading', async ({reader}) => {
  await reader.visit(`${LONG}#is-displayed`);
  await reader.standsAtTarget();
});

test('a link to a heading of another area ends below the navbar', async ({reader}) => {
  await reader.visit('/docs/guides/waits-and-timeouts');
  const [link] = (await reader.see({role: 'link', within: {role: 'main'}})).filter(({href}) =>
    /\/api\/.*#/.test(href),
  );
  await reader.click('link', link!.name, 0, {role: 'main'});
  await reader.arrivesAt(/^\/api\/.*#/);
  await reader.standsAtTarget();
});

test('the sidebar opens a category and a page in it', async ({reader}) => {
  await reader.visit(`/${INTRO.path}`);
  await reader.click('button', "Expand sidebar category 'Configuration'", 0, SIDEBAR);
  await reader.click('link', 'File format and checks', 0, SIDEBAR);
  await reader.click('link', CHECKER.title, 0, SIDEBAR);
  await reader.reads('title', CHECKER.title);
});
