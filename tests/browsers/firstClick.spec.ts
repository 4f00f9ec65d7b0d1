import {expect, test} from './reader';

const PAGE = '/docs/getting-started/quickstart';
const MAIN = {role: 'main'} as const;

test('the first click on a tab selects it @core', async ({reader}) => {
  await reader.visit(PAGE);
  await reader.click('tab', undefined, 1);
  await expect.poll(async () => (await reader.see({role: 'tab'}))[1]?.isOn).toBe(true);
});

test('the first click on Copy copies @core', async ({reader}) => {
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
  await reader.visit('/api/actions/elements/element-actions');
  const text = () => reader.tab.run(() => document.querySelector('main details[open]') !== null);
  expect(await text()).toBe(false);
  await reader.click('details', undefined, 0, MAIN);
  await expect.poll(text).toBe(true);
});

test('the arrow keys go from tab to tab', async ({reader}) => {
  const tab = async (nth: number) => (await reader.see({role: 'tab'}))[nth];
  await reader.visit(PAGE);
  await reader.click('tab');
  await expect.poll(async () => (await tab(0))?.isFocused).toBe(true);
  await reader.press('ArrowRight');
  await expect.poll(async () => (await tab(1))?.isFocused).toBe(true);
  await reader.press('Enter');
  await expect.poll(async () => (await tab(1))?.isOn).toBe(true);
});
