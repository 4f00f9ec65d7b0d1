// cspell:ignore Ehtml
import {readRoutes} from '../site/support/test';
import {expect, test} from './reader';

// Shares of about the same length, which several workers visit.
const SHARES = 10;

for (let share = 1; share <= SHARES; share += 1) {
  test(`share ${share} of the addresses is clean`, async ({reader}) => {
    const routes = readRoutes().published.filter((_, index) => index % SHARES === share - 1);
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) {
      await test.step(route, async () => {
        await reader.visit(route);
        const {title, headings, excess} = await reader.tab.run(() => ({
          title: document.title,
          headings: [...document.querySelectorAll('h1')].map((h1) => h1.textContent.trim()),
          excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        expect.soft(headings, `${route}: level 1`).toEqual([expect.stringMatching(/./)]);
        expect.soft(title, route).toMatch(/Boyka Framework$/);
        expect.soft(excess, `${route}: px wider than the window`).toBeLessThanOrEqual(0);
        expect.soft(reader.site.problems.splice(0), `${route}: errors`).toEqual([]);
      });
    }
  });
}

test('an address that does not exist says so, and links home @core', async ({reader}) => {
  reader.site.circumstances = {allowed: /^status: 404/};
  await reader.visit('/docs/missing');
  await reader.reads('title', 'No page at this address');
  await reader.click('link', /Boyka Framework$/);
  await reader.arrivesAt('/');
});

for (const address of ['/docs/intro.html/', '/docs/intro%2Ehtml', '/docs/intro/index.html']) {
  test(`${address} becomes the address of its page`, async ({reader}) => {
    // The host's answer, which the page corrects.
    reader.site.circumstances = {allowed: /^status: 404/};
    await reader.visit(address);
    await reader.reads('title', 'What Boyka Framework does');
    await reader.arrivesAt('/docs/intro');
  });
}
