import {findSlightScrolls} from '../site/support/layout';
import {denyStorage} from '../site/support/brokenStorage';
import {API, ARCHITECTURE, ELEMENT_ACTIONS, INTRO, QUICKSTART} from '../site/support/landmarks';
import {expect, test} from './reader';

const MAIN = {role: 'navigation', name: 'Main'} as const;

test('a phone has a menu that leads to another area, and that Escape closes', async ({reader}) => {
  await reader.tab.resize(450, 800);
  await reader.visit('/');
  await reader.click('button', 'Toggle navigation bar');
  await reader.click('link', 'API');
  await reader.reads('title', API.title);
  await reader.click('button', 'Toggle navigation bar');
  await reader.click('button', /back to main menu/i);
  await reader.click('link', 'Community');
  await reader.arrivesAt(/^\/community/);
  await reader.click('button', 'Toggle navigation bar');
  await reader.finds('button', 'Close navigation bar');
  await reader.press('Escape');
  await reader.finds('button', 'Close navigation bar', 0);
});

test('a browser that denies storage shows everything', async ({reader}) => {
  reader.site.circumstances = {before: `(${denyStorage})();`};
  await reader.visit(`/${INTRO.path}`);
  await reader.click('link', 'API', 0, MAIN);
  await reader.reads('title', API.title);
  await reader.press('Control+k');
  await reader.type('quickstart');
  await reader.finds('result', new RegExp(QUICKSTART.title));
  await reader.press('Escape');
  await reader.click('button', /color mode|dark and light/i);
  await reader.finds('button', /light mode\)$/);
});

test('without scripts there are text, code, pictures, and links', async ({reader}) => {
  reader.site.circumstances = {withoutScripts: true};
  await reader.visit(`/${QUICKSTART.path}`);
  await reader.reads('title', QUICKSTART.title);
  await reader.finds('code');
  await reader.click('link', 'API', 0, MAIN);
  await reader.reads('title', API.title);
  await reader.visit(`/${ARCHITECTURE.path}`);
  await reader.finds('image');
});

test('a browser without resize observers shows tables', async ({reader}) => {
  reader.site.circumstances = {before: 'delete window.ResizeObserver;'};
  await reader.visit('/docs/guides/waits-and-timeouts');
  await reader.tab.run(() => dispatchEvent(new Event('pointermove')));
  await reader.finds('table');
  await reader.click('link', 'API', 0, MAIN);
  await reader.reads('title', API.title);
});

test('a page that crashes names the browser as a possible cause', async ({reader}) => {
  reader.site.circumstances = {before: 'delete window.matchMedia;', allowed: /matchMedia/};
  await reader.tab.goto(`${reader.site.url}docs/intro`);
  await reader.reads('title', 'This page crashed.');
  await reader.reads('main', 'update your browser');
  await reader.finds('main', undefined, 1);
});

test('nothing scrolls down by a few pixels', async ({reader}) => {
  for (const route of [
    '/',
    `/${QUICKSTART.path}`,
    '/docs/guides/config/web',
    `/${ELEMENT_ACTIONS.path}`,
  ]) {
    await reader.visit(route);
    const slightly = await reader.tab.run(findSlightScrolls);
    expect.soft(slightly, route).toEqual([]);
  }
});

test('paper has the text, and nothing to click', async ({reader}) => {
  reader.site.circumstances = {onPaper: true};
  await reader.visit(`/${QUICKSTART.path}`);
  await reader.reads('title', QUICKSTART.title);
  await reader.finds('code');
  await reader.finds('button', undefined, 0);
  await reader.finds('navigation', 'Main', 0);
});
