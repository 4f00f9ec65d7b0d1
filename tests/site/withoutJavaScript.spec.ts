import {DOCS_AREAS} from '../../src/config/areas';
import {SAMPLE_PAGES} from './support/samplePages';
import {addressOf, expect, isolatedTest, readRoutes} from './support/test';

isolatedTest.use({javaScriptEnabled: false});

const {published} = readRoutes();

isolatedTest('every kind of page can be read, and no control is dead', async ({page}) => {
  for (const route of SAMPLE_PAGES) {
    await page.goto(addressOf(route));
    await expect(page.getByRole('heading', {level: 1}), route).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, route).toBeGreaterThan(100);
    const controls = page.locator('button, [role="tab"], input, select, textarea');
    await expect(controls.filter({visible: true}), `controls of ${route}`).toHaveCount(0);
  }
});

isolatedTest('every page of an area can be reached from its sidebar', async ({page}) => {
  for (const {id, label, start} of DOCS_AREAS) {
    await page.goto(addressOf(start));
    await page.getByRole('link', {name: 'All pages of this area'}).click();
    await expect(page).toHaveURL(new RegExp(`/pages#${id}$`));
    await expect(page.locator(`h2#${id}`)).toBeInViewport();
    await expect(page.locator(`h2#${id}`)).toContainText(label);
  }
  const linked = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  const areas = DOCS_AREAS.map(({id}) => `/${id}/`);
  const expected = published.filter((route) => areas.some((area) => route.startsWith(area)));
  expect(linked).toEqual(
    expect.arrayContaining(expected.map((route) => `/boyka-framework${route}`)),
  );
});

isolatedTest('all panels of tabs show, each with its label', async ({page}) => {
  await page.goto(addressOf('/docs/getting-started/quickstart'));
  const panels = page.getByRole('main').getByRole('tabpanel');
  await expect(panels.first()).toBeVisible();
  const shown = await panels.evaluateAll((elements) =>
    elements.map((element) => ({
      isVisible: element.checkVisibility(),
      label: getComputedStyle(element, '::before').content,
      name: `"${element.ariaLabel}"`,
    })),
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const {isVisible, label, name} of shown) {
    expect(isVisible, name).toBe(true);
    expect(label).toBe(name);
  }
});
