import {expect, open, test} from './support/test';

// A violation is an error in the console, on which every test of this folder fails: between them,
// they visit each page and use each feature.

test('an injected script and an injected handler are blocked, which every test notices', async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security Policy/);
  await open(page, '/docs/intro');
  expect(problems.all).toEqual([]);
  await page.evaluate(() => {
    const run = 'window.pwned = 1';
    document.body.append(
      Object.assign(document.createElement('script'), {textContent: run}),
      document.createElement('button'),
    );
    const button = document.querySelector<HTMLElement>('body > button')!;
    button.setAttribute('onclick', run);
    button.click();
  });
  await expect.poll(() => problems.all).toHaveLength(2);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});
