// cspell:ignore zzqxxkwj
import {API, INTRO, QUICKSTART} from '../site/support/landmarks';
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

test('the keyboard opens the search, chooses the second hit, and goes there', async ({reader}) => {
  await reader.visit(`/${INTRO.path}`);
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

test('the mouse opens the search, and the second hit', async ({reader}) => {
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
  await reader.visit(`/${INTRO.path}`);
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
  await reader.visit(`/${INTRO.path}`);
  await reader.press('Control+k');
  await reader.type('zzqxxkwj');
  await expect.poll(async () => (await field(reader))?.value).toBe('zzqxxkwj');
  await reader.reads('dialog', 'No results');
  await reader.press('Escape');
  await reader.finds('dialog', undefined, 0);
});

test('a visited hit is recent, and stays as a favorite', async ({reader}) => {
  await reader.visit(`/${INTRO.path}`);
  await search(reader, 'quickstart');
  await reader.press('Enter');
  await reader.reads('title', QUICKSTART.title);
  await openSearch(reader);
  // The last query is there, selected.
  await reader.press('Backspace');
  await reader.reads('dialog', new RegExp(`Recent[^]*${QUICKSTART.title}`));
  await reader.click('button', 'Save this search', 0, DIALOG);
  await reader.reads('dialog', new RegExp(`Favorite[^]*${QUICKSTART.title}`));
  await reader.visit(`/${API.path}`);
  await openSearch(reader);
  await reader.reads('dialog', new RegExp(`Favorite[^]*${QUICKSTART.title}`));
});

test('the search page finds, and its second hit opens', async ({reader}) => {
  await reader.visit('/search?q=quickstart');
  await reader.finds('article', new RegExp(QUICKSTART.title));
  const [, second] = await reader.see({role: 'link', within: {role: 'article'}});
  await reader.click('link', undefined, 1, {role: 'article'});
  await reader.arrivesAt(second!.href.slice(reader.site.url.length - 1));
  await reader.back();
  await reader.finds('article', new RegExp(QUICKSTART.title));
});

test('keys of the browser that contain those of the search open nothing', async ({reader}) => {
  await reader.visit(`/${INTRO.path}`);
  const isTaken = (init: KeyboardEventInit) =>
    reader.tab.run(
      (given) =>
        !document.body.dispatchEvent(
          new KeyboardEvent('keydown', {key: 'k', bubbles: true, cancelable: true, ...given}),
        ),
      init,
    );
  // The console of Firefox, and keys of its extensions.
  expect(await isTaken({ctrlKey: true, shiftKey: true})).toBe(false);
  expect(await isTaken({ctrlKey: true, altKey: true})).toBe(false);
  await reader.finds('dialog', undefined, 0);
  await openSearch(reader);
  // Held down, the keys are neither the browser's nor do they close it.
  expect(await isTaken({ctrlKey: true, repeat: true})).toBe(true);
  await reader.finds('dialog', 'Search', 1);
});

test('Back closes the search and stays on the page', async ({reader}) => {
  await reader.visit(`/${INTRO.path}`);
  await reader.click('link', 'API', 0, {role: 'navigation', name: 'Main'});
  await reader.reads('title', API.title);
  await openSearch(reader);
  await reader.back();
  await reader.finds('dialog', undefined, 0);
  const stays = await reader.tab.run(() => 'navigation' in window);
  // Where the browser cannot cancel it, the dialog leaves with the page.
  await reader.arrivesAt(`/${stays ? API.path : INTRO.path}`);
  await reader.reads('title', stays ? API.title : INTRO.title);
});

test('the search page keeps every letter of fast typing', async ({reader}) => {
  const query = 'How do I wait until an element of the page is displayed? '.repeat(3);
  await reader.visit('/search');
  await reader.click('textbox', 'Search');
  await reader.type(query);
  await expect.poll(async () => (await reader.see({role: 'textbox'}))[0]?.value).toBe(query);
  await reader.arrivesAt(`/search?q=${encodeURIComponent(query).replaceAll('%20', '+')}`);
});
