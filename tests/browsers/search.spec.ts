// cspell:ignore zzqxxkwj
import {API, INTRO, QUICKSTART} from '../site/support/landmarks';
import {expect, test} from './reader';

const FIELD = 'dialog [role=combobox]';
const HIT = 'dialog [role=row]';

test('keys and the mouse open the search, and the second of its hits', async ({reader}) => {
  await reader.visit(`/${INTRO.path}`);
  await reader.openSearch();
  await reader.type('isDisplayed');
  await reader.finds(HIT, /isDisplayed/);
  const inReach = async () => (await reader.see(HIT)).filter((hit) => hit.isInReach).length;
  await expect.poll(inReach, 'hits in reach').toBeGreaterThan(2);
  await reader.press('ArrowDown');
  await reader.shows(HIT, {isOn: true}, 1);
  await reader.press('Enter');
  await reader.arrivesAt(/#/);
  await reader.lacks('dialog');
  await reader.standsAtTarget();

  await reader.visit('/');
  await reader.click('button', /^Search/);
  await reader.shows(FIELD, {isFocused: true});
  await reader.type('isDisplayed');
  await reader.finds(HIT, /isDisplayed/);
  await reader.click(HIT, undefined, 1);
  await reader.arrivesAt(/\/(api|docs)\//);
  await reader.lacks('dialog');
});

test('letters typed at once are in order, and Escape closes the search', async ({reader}) => {
  await reader.visit(`/${INTRO.path}`);
  await reader.openSearch();
  await reader.type('zzqxxkwj');
  await reader.shows(FIELD, {value: 'zzqxxkwj'});
  await reader.reads('dialog', /No results/);
  await reader.press('Escape');
  await reader.lacks('dialog');
});

test('a visited hit is recent, and stays as a favorite', async ({reader}) => {
  await reader.visit(`/${INTRO.path}`);
  await reader.openSearch();
  await reader.type('quickstart');
  await reader.finds(HIT, /quickstart/);
  await reader.press('Enter');
  await reader.reads('h1', QUICKSTART.title);
  await reader.openSearch();
  // The last query is there, selected.
  await reader.shows(FIELD, {isFocused: true});
  await reader.press('Backspace');
  await reader.reads('dialog', new RegExp(`Recent[^]*${QUICKSTART.title}`));
  await reader.click('dialog button', 'Save this search');
  await reader.reads('dialog', new RegExp(`Favorite[^]*${QUICKSTART.title}`));
  await reader.visit(`/${API.path}`);
  await reader.openSearch();
  await reader.reads('dialog', new RegExp(`Favorite[^]*${QUICKSTART.title}`));
});

test('Back closes the search and stays on the page', async ({reader}) => {
  await reader.visit(`/${INTRO.path}`);
  await reader.click('nav a', 'API');
  await reader.reads('h1', API.title);
  await reader.openSearch();
  await reader.shows(FIELD, {isFocused: true});
  await reader.back();
  await reader.lacks('dialog');
  // Where the browser cannot cancel it, the dialog leaves with the page.
  const stays = await reader.tab.evaluate(() => 'navigation' in window);
  await reader.arrivesAt(stays ? API.path : INTRO.path);
  await reader.reads('h1', stays ? API.title : INTRO.title);
});

test('the page of the search finds, opens a hit, and keeps every letter', async ({reader}) => {
  const query = 'How do I wait until an element of the page is displayed? '.repeat(3);
  await reader.visit('/search?q=quickstart');
  await reader.finds('article', new RegExp(QUICKSTART.title));
  const [, second] = await reader.see('article a');
  await reader.click('article a', undefined, 1);
  await reader.arrivesAt(second!.href);
  await reader.back();
  await reader.finds('article', new RegExp(QUICKSTART.title));
  await reader.visit('/search');
  await reader.click('main input');
  await reader.type(query);
  await reader.shows('main input', {value: query});
  await reader.arrivesAt(`/search?q=${encodeURIComponent(query).replaceAll('%20', '+')}`);
});
