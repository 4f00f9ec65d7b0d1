// cspell:ignore beforematch onbeforematch
import {ELEMENT_ACTIONS, QUICKSTART} from '../site/support/landmarks';
import {expect, test} from './reader';

const PAGE = `/${QUICKSTART.path}`;
const TAB = '[role=tab]';

test('the first click on a tab, Copy, Copy page, and details works', async ({reader}) => {
  await reader.visit(PAGE);
  await reader.click(TAB, undefined, 1);
  await reader.shows(TAB, {isOn: true}, 1);
  for (const name of ['Copy', 'Copy page']) {
    await reader.visit(PAGE);
    await reader.click('main button', name);
    await reader.finds('button', 'Copied');
    await reader.arrivesAt(/\/quickstart$/);
  }
  await reader.visit(`/${ELEMENT_ACTIONS.path}`);
  await reader.shows('main summary', {isOn: false});
  await reader.click('main summary');
  await reader.shows('main summary', {isOn: true});
});

test('keys go from tab to tab and select, and the page stays', async ({reader}) => {
  // With one list: the last tab of the page is its last.
  await reader.visit('/docs/guides/config/check-setup');
  await reader.click(TAB);
  await reader.shows(TAB, {isFocused: true});
  const place = await reader.scrollY();
  for (const [key, nth] of [
    ['ArrowRight', 1],
    ['Home', 0],
    ['End', -1],
    ['ArrowRight', 0],
    ['ArrowLeft', -1],
  ] as const) {
    await reader.press(key);
    await reader.shows(TAB, {isFocused: true}, nth);
  }
  await reader.shows(TAB, {isOn: false}, -1);
  await reader.press(' ');
  await reader.shows(TAB, {isOn: true}, -1);
  await reader.press('Home');
  await reader.press('Enter');
  await reader.shows(TAB, {isOn: true});
  expect(await reader.scrollY()).toBe(place);
});

test('a link opens a closed tab, and copied text has no button in it', async ({reader}) => {
  await reader.visit(PAGE);
  const isSupported = await reader.tab.evaluate(() => {
    document.querySelector('[role=tabpanel][hidden] pre')!.id = 'within';
    location.hash = 'within';
    return 'onbeforematch' in document.body;
  });
  // Where a browser cannot find text in what is closed, it stays so.
  await reader.shows(TAB, {isOn: isSupported}, 1);
  const lines = await reader.tab.evaluate(() => {
    getSelection()!.selectAllChildren(document.querySelector('main')!);
    return getSelection()!.toString().split('\n');
  });
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => /^\s*(?:Copy|Copied|Copy page)\s*$/.test(line))).toEqual([]);
});
