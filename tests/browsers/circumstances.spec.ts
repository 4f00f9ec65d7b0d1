import {rgb} from '../contrast';
import {denyStorage} from '../site/support/brokenStorage';
import {API, ARCHITECTURE, INTRO, QUICKSTART} from '../site/support/landmarks';
import {expect, Reader, test} from './reader';

/** Waits until what is behind the page is dark, or light. */
const expectDark = ({tab}: Reader, isDark: boolean) =>
  expect
    .poll(async () => {
      const background = () => getComputedStyle(document.documentElement).backgroundColor;
      return Math.max(...rgb(await tab.evaluate(background))) < 128;
    }, 'is dark')
    .toBe(isDark);

test('a dark system gets dark pages; another choice stays, and is that of other tabs', async ({
  reader,
  driven,
}) => {
  await reader.visit(`/${INTRO.path}`);
  const other = new Reader(await driven.newPage(), reader.site);
  await other.visit(`/${API.path}`);
  await expectDark(other, true);
  await expectDark(reader, true);
  await reader.click('button', /color mode|dark and light/);
  await reader.finds('button', /light mode\)$/);
  await expectDark(reader, false);
  await expectDark(other, false);
  await other.tab.close();
  await reader.click('nav a', 'API');
  await reader.reads('h1', API.title);
  await expectDark(reader, false);
  await reader.visit(`/${INTRO.path}`);
  await expectDark(reader, false);
});

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

test('paper has the text, and nothing to click', async ({reader}) => {
  reader.site.circumstances = {onPaper: true};
  await reader.visit(`/${QUICKSTART.path}`);
  await reader.reads('h1', QUICKSTART.title);
  await reader.finds('pre');
  await reader.lacks('button');
  await reader.lacks('nav', 'Main');
});
