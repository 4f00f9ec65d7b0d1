// cspell:ignore beforematch onbeforematch
import {ELEMENT_ACTIONS, QUICKSTART} from '../site/support/landmarks';
import {expect, test} from './reader';

const PAGE = `/${QUICKSTART.path}`;
const MAIN = {role: 'main'} as const;

test('the first click on a tab selects it', async ({reader}) => {
  await reader.visit(PAGE);
  await reader.click('tab', undefined, 1);
  await expect.poll(async () => (await reader.see({role: 'tab'}))[1]?.isOn).toBe(true);
});

test('the first click on Copy copies', async ({reader}) => {
  await reader.visit(PAGE);
  await reader.click('button', 'Copy', 0, MAIN);
  await reader.finds('button', 'Copied');
});

test('the first click on Copy page copies', async ({reader}) => {
  await reader.visit(PAGE);
  await reader.click('button', 'Copy page');
  await reader.finds('button', 'Copied');
  await reader.arrivesAt(/quickstart\/?$/);
});

test('the first click on folded details opens them', async ({reader}) => {
  await reader.visit(`/${ELEMENT_ACTIONS.path}`);
  const text = () => reader.tab.run(() => document.querySelector('main details[open]') !== null);
  expect(await text()).toBe(false);
  await reader.click('details', undefined, 0, MAIN);
  await expect.poll(text).toBe(true);
});

test('the keys of a list of tabs go from tab to tab and select, and the page stays', async ({
  reader,
}) => {
  const tab = async (nth: number) => (await reader.see({role: 'tab'})).at(nth);
  await reader.visit(PAGE);
  // One list: the last tab of the page is its last.
  await reader.tab.run(() => {
    const [list, ...others] = document.querySelectorAll('[role=tablist]');
    others.forEach((other) => other.remove());
    list!.scrollIntoView({block: 'center'});
  });
  await reader.click('tab');
  await expect.poll(async () => (await tab(0))?.isFocused).toBe(true);
  const place = await reader.scrollY();
  for (const [key, nth] of [
    ['ArrowRight', 1],
    ['Home', 0],
    ['End', -1],
    ['ArrowRight', 0],
    ['ArrowLeft', -1],
  ] as const) {
    await reader.press(key);
    await expect.poll(async () => (await tab(nth))?.isFocused, {message: key}).toBe(true);
  }
  expect((await tab(-1))!.isOn, 'the focus selects nothing').toBe(false);
  await reader.press(' ');
  await expect.poll(async () => (await tab(-1))?.isOn).toBe(true);
  await reader.press('Home');
  await reader.press('Enter');
  await expect.poll(async () => (await tab(0))?.isOn).toBe(true);
  expect(await reader.scrollY()).toBe(place);
});

test('what leads into a closed tab opens it', async ({reader}) => {
  await reader.visit(PAGE);
  const isSupported = await reader.tab.run(() => 'onbeforematch' in document.body);
  await reader.tab.run(() => {
    document.querySelector('[role=tabpanel][hidden] pre')!.id = 'within';
    location.hash = 'within';
  });
  const isOn = async () => (await reader.see({role: 'tab'}))[1]?.isOn;
  // Where a browser cannot find text in what is closed, it stays so.
  await expect.poll(isOn).toBe(isSupported);
});

test('what is copied with code contains no label of a button', async ({reader}) => {
  await reader.visit(PAGE);
  const lines = await reader.tab.run(() => {
    getSelection()!.selectAllChildren(document.querySelector('main')!);
    return getSelection()!.toString().split('\n');
  });
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => /^\s*(?:Copy|Copied|Copy page)\s*$/.test(line))).toEqual([]);
});
