import {denyStorage} from '../site/support/brokenStorage';
import {API, ARCHITECTURE, QUICKSTART} from '../site/support/landmarks';
import {expect, test} from './reader';

test('a phone has a menu that leads to another area, and that Escape closes', async ({reader}) => {
  await reader.tab.setViewport({width: 450, height: 800});
  await reader.visit('/');
  await reader.click('button', 'Toggle navigation bar');
  await reader.click('a', 'API');
  await reader.reads('h1', API.title);
  await reader.click('button', 'Toggle navigation bar');
  await reader.click('button', /back to main menu/);
  await reader.click('a', 'Community');
  await reader.arrivesAt('/community/');
  await reader.click('button', 'Toggle navigation bar');
  await reader.finds('button', 'Close navigation bar');
  await reader.press('Escape');
  await reader.lacks('button', 'Close navigation bar');
});

test('a browser without storage and resize observers shows everything', async ({reader}) => {
  reader.site.circumstances = {before: `(${denyStorage})(); delete window.ResizeObserver;`};
  await reader.visit('/docs/guides/waits-and-timeouts');
  await reader.tab.evaluate(() => dispatchEvent(new Event('pointermove')));
  await reader.finds('table');
  await reader.click('nav a', 'API');
  await reader.reads('h1', API.title);
  await reader.openSearch();
  await reader.type('quickstart');
  await reader.finds('dialog [role=row]', new RegExp(QUICKSTART.title));
  await reader.press('Escape');
  await reader.click('button', /color mode|dark and light/);
  await reader.finds('button', /light mode\)$/);
});

test('without scripts there are text, code, pictures, and links', async ({reader}) => {
  reader.site.circumstances = {withoutScripts: true};
  await reader.visit(`/${QUICKSTART.path}`);
  await reader.reads('h1', QUICKSTART.title);
  await reader.finds('pre');
  await reader.click('nav a', 'API');
  await reader.reads('h1', API.title);
  await reader.visit(`/${ARCHITECTURE.path}`);
  await reader.finds('main img, main svg[role=img]');
});

/** Runs in the page: lets the page of the search throw an error, as what a browser lacks does. */
const breakSearch = () => {
  const {trim} = String.prototype;
  String.prototype.trim = function trimOrFail() {
    if (String(this) === 'timeout') {
      throw new Error('broken');
    }
    return trim.call(this);
  };
};

test('a page that crashes names the browser as a possible cause', async ({reader}) => {
  reader.site.circumstances = {before: `(${breakSearch})();`};
  reader.site.problems.allow(/broken/);
  await reader.tab.goto(`${reader.site.url}search?q=timeout`);
  await reader.reads('h1', 'This page crashed.');
  await reader.reads('main', /update your browser/);
  expect(await reader.see('main')).toHaveLength(1);
});

test('paper has the text, and nothing to click', async ({reader}) => {
  reader.site.circumstances = {onPaper: true};
  await reader.visit(`/${QUICKSTART.path}`);
  await reader.reads('h1', QUICKSTART.title);
  await reader.finds('pre');
  await reader.lacks('button');
  await reader.lacks('nav', 'Main');
});
