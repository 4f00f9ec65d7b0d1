import {rgb} from '../contrast';
import {API, INTRO} from '../site/support/landmarks';
import {expect, Reader, test} from './reader';

const BUTTON = /color mode|dark and light/i;

/** The color of what is behind the page. */
const background = ({tab}: Reader) =>
  tab.run(() => getComputedStyle(document.documentElement).backgroundColor);

async function expectDark(reader: Reader, isDark = true): Promise<void> {
  const isDrawnDark = async () => Math.max(...rgb(await background(reader))) < 128;
  await expect.poll(isDrawnDark, {message: 'is dark'}).toBe(isDark);
}

/** Clicks on the button until the page is dark. */
async function makeDark(reader: Reader): Promise<void> {
  await reader.click('button', BUTTON);
  await reader.finds('button', /light mode\)$/);
  await reader.click('button', BUTTON);
  await reader.finds('button', /dark mode\)$/);
  await expectDark(reader);
}

test('a chosen color mode stays on the next page and after a reload', async ({reader}) => {
  await reader.visit(`/${INTRO.path}`);
  await expectDark(reader, false);
  await makeDark(reader);
  await reader.click('link', 'API', 0, {role: 'navigation', name: 'Main'});
  await reader.reads('title', API.title);
  await expectDark(reader);
  await reader.visit(`/${INTRO.path}`);
  await expectDark(reader);
});

test('another tab takes the color mode over', async ({reader, driven}) => {
  await reader.visit(`/${INTRO.path}`);
  const other = new Reader(await driven.newTab(), reader.site);
  await other.visit(`/${API.path}`);
  await expectDark(other, false);
  await makeDark(reader);
  await expectDark(other);
  await other.tab.close();
});

test('a dark system gets dark pages', async ({darkBrowser, site}) => {
  const reader = new Reader(await darkBrowser.newTab(), site);
  await reader.visit(`/${INTRO.path}`);
  await expectDark(reader);
});
