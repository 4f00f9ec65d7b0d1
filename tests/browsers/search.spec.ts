// cspell:ignore zzqxxkwj
import {expect, test, type Reader} from './reader';

const DIALOG = {role: 'dialog', name: 'Search'} as const;
const field = async (reader: Reader) => (await reader.see({role: 'textbox', within: DIALOG}))[0];

/** Opens the search by its keys, and waits for the field. */
async function openSearch(reader: Reader): Promise<void> {
  await reader.press('Control+k');
  await expect
    .poll(async () => (await field(reader))?.isFocused, {message: 'field has the focus'})
    .toBe(true);
}

async function search(reader: Reader, query: string): Promise<void> {
  await openSearch(reader);
  await reader.type(query);
  await reader.finds('result', new RegExp(query, 'i'));
}

test('the keyboard opens the search, chooses the second hit, and goes there @core', async ({
  reader,
}) => {
  await reader.visit('/docs/intro');
  await search(reader, 'isDisplayed');
  await reader.press('ArrowDown');
  await expect
    .poll(async () => (await reader.see({role: 'result'})).map(({isOn}) => isOn).indexOf(true))
    .toBe(1);
  await reader.press('Enter');
  await reader.arrivesAt(/#/);
  await reader.finds('dialog', undefined, 0);
  await reader.standsAtTarget();
});

test('the mouse opens the search, and the second hit @core', async ({reader}) => {
  await reader.visit('/');
  await reader.click('button', /^Search/);
  await expect.poll(async () => (await field(reader))?.isFocused).toBe(true);
  await reader.type('isDisplayed');
  await reader.finds('result', /isDisplayed/);
  await reader.click('result', undefined, 1);
  await reader.arrivesAt(/^\/(api|docs)\//);
  await reader.finds('dialog', undefined, 0);
});

test('the list of hits is higher than 200 px', async ({reader}) => {
  await reader.visit('/docs/intro');
  await search(reader, 'element');
  const shown = () =>
    reader.see({role: 'result'}).then((hits) => hits.filter(({isInReach}) => isInReach));
  await expect
    .poll(async () => (await shown()).length, {message: 'hits in reach'})
    .toBeGreaterThan(2);
  const hits = await shown();
  expect(hits.at(-1)!.bottom - hits[0]!.top).toBeGreaterThan(200);
});

test('letters typed at once are in order, find nothing, and Escape closes it', async ({reader}) => {
  await reader.visit('/docs/intro');
  await reader.press('Control+k');
  await reader.type('zzqxxkwj');
  await expect.poll(async () => (await field(reader))?.value).toBe('zzqxxkwj');
  await reader.reads('dialog', 'No results');
  await reader.press('Escape');
  await reader.finds('dialog', undefined, 0);
});

test('a visited hit is recent, and stays as a favorite', async ({reader}) => {
  await reader.visit('/docs/intro');
  await search(reader, 'quickstart');
  await reader.press('Enter');
  await reader.reads('title', 'Quickstart');
  await openSearch(reader);
  // The last query is there, selected.
  await reader.press('Backspace');
  await reader.reads('dialog', /Recent[^]*Quickstart/);
  await reader.click('button', 'Save this search', 0, DIALOG);
  await reader.reads('dialog', /Favorite[^]*Quickstart/);
  await reader.visit('/api/intro');
  await openSearch(reader);
  await reader.reads('dialog', /Favorite[^]*Quickstart/);
});

test('the search page finds, and its second hit opens', async ({reader}) => {
  await reader.visit('/search?q=quickstart');
  await reader.finds('article', /Quickstart/);
  const [, second] = await reader.see({role: 'link', within: {role: 'article'}});
  await reader.click('link', undefined, 1, {role: 'article'});
  await reader.arrivesAt(second!.href.slice(reader.site.url.length - 1));
  await reader.back();
  await reader.finds('article', /Quickstart/);
});
