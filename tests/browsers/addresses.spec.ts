import {findSlightScrolls} from '../site/support/layout';
import {readRoutes} from '../site/support/test';
import {expect, test} from './reader';

for (const route of readRoutes().published) {
  test(`${route} is clean`, async ({reader}) => {
    await reader.visit(route);
    const {title, excess} = await reader.tab.evaluate(() => ({
      title: document.title,
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect.soft(title).toMatch(/Boyka Framework$/);
    expect.soft(excess, 'px wider than the window').toBeLessThanOrEqual(0);
    expect.soft(await reader.see('h1', /./), 'level 1').toHaveLength(1);
    expect.soft(await reader.tab.evaluate(findSlightScrolls)).toEqual([]);
  });
}

test('an address that does not exist is loaded once, says so, and links home', async ({reader}) => {
  const {problems} = reader.site;
  problems.allow(/^status: 404/);
  const missing = ['intro.html.', 'intro.html/foo', 'intro.html.bak', 'missing'];
  for (const [index, name] of missing.entries()) {
    await reader.visit(`/docs/${name}`);
    await reader.reads('h1', 'No page at this address');
    expect(problems.all, 'documents that were asked for').toHaveLength(index + 1);
  }
  await reader.click('a', /Boyka Framework$/);
  await reader.arrivesAt(/\/boyka-framework\/$/);
});
