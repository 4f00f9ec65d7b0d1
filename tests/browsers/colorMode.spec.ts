import {expect, Reader, test} from './reader';

const BUTTON = /color mode|dark and light/i;

/** The brightness of what is behind the page: 0 is black, 255 white. */
const brightness = (reader: Reader) =>
  reader.tab.run(() =>
    Math.max(
      ...getComputedStyle(document.documentElement)
        .backgroundColor.match(/\d+/g)!
        .slice(0, 3)
        .map(Number),
    ),
  );

const expectDark = (reader: Reader, isDark = true) =>
  expect.poll(async () => (await brightness(reader)) < 128, {message: 'is dark'}).toBe(isDark);

/** Clicks on the button until the page is dark. */
async function makeDark(reader: Reader): Promise<void> {
  await reader.click('button', BUTTON);
  await reader.finds('button', /light mode\)$/);
  await reader.click('button', BUTTON);
  await reader.finds('button', /dark mode\)$/);
  await expectDark(reader);
}

test('a chosen color mode stays on the next page and after a reload @core', async ({reader}) => {
  await reader.visit('/docs/intro');
  await expectDark(reader, false);
  await makeDark(reader);
  await reader.click('link', 'API', 0, {role: 'navigation', name: 'Main'});
  await reader.reads('title', 'API reference');
  await expectDark(reader);
  await reader.visit('/docs/intro');
  await expectDark(reader);
});

test('another tab takes the color mode over', async ({reader, driven}) => {
  await reader.visit('/docs/intro');
  const other = new Reader(await driven.newTab(), reader.site);
  await other.visit('/api/intro');
  await expectDark(other, false);
  await makeDark(reader);
  await expectDark(other);
  await other.tab.close();
});

test('a dark system gets dark pages', async ({darkBrowser, site}) => {
  const reader = new Reader(await darkBrowser.newTab(), site);
  await reader.visit('/docs/intro');
  await expectDark(reader);
});
