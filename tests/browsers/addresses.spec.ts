import {readRoutes} from '../site/support/test';
import {expect, test} from './reader';

for (const route of readRoutes().published) {
  test(`${route} is clean`, async ({reader}) => {
    await reader.visit(route);
    const {title, headings, excess} = await reader.tab.run(() => ({
      title: document.title,
      headings: [...document.querySelectorAll('h1')].map((h1) => h1.textContent.trim()),
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect.soft(headings, 'level 1').toEqual([expect.stringMatching(/./)]);
    expect.soft(title).toMatch(/Boyka Framework$/);
    expect.soft(excess, 'px wider than the window').toBeLessThanOrEqual(0);
  });
}

test('an address that does not exist says so, and links home', async ({reader}) => {
  reader.site.circumstances = {allowed: /^status: 404/};
  await reader.visit('/docs/missing');
  await reader.reads('title', 'No page at this address');
  await reader.click('link', /Boyka Framework$/);
  await reader.arrivesAt('/');
});

for (const address of ['docs/intro.html.', 'docs/intro.html/foo', 'docs/intro.html.bak']) {
  test(`/${address} is loaded once, and says that it does not exist`, async ({reader}) => {
    reader.site.circumstances = {allowed: /^status: 404/};
    await reader.visit(`/${address}`);
    await reader.reads('title', 'No page at this address');
    expect(reader.site.problems, 'documents that were asked for').toHaveLength(1);
  });
}
