import type {Route} from '@playwright/test';
import {test as base} from './test';

/** The folders of the files whose names have a hash, in addresses and in code. */
const FOLDERS = /assets\/(?:css|js)\//g;

/** Where a page names such a file; the code in a page has to stay as its policy allows it. */
const NAMED = /(?:href|src)=[^\s>]*assets\/(?:css|js)\//g;

/** Answers with the same page or file of another build, in which the files have other addresses. */
async function answerAnew(route: Route): Promise<void> {
  const url = route.request().url();
  const file = url.replace('/new/', '/');
  if (file === url && url.match(FOLDERS)) {
    await route.fulfill({status: 404});
    return;
  }
  const response = await route.fetch({url: file});
  const type = response.headers()['content-type'] ?? '';
  const places = /html/.test(type) ? NAMED : FOLDERS;
  const isText = /html|javascript/.test(type);
  const body = isText && (await response.text()).replace(places, '$&new/');
  await route.fulfill({response, ...(body && {body})});
}

/** The tests' `test`, where a page is open when another build is deployed: its files are gone. */
export const test = base.extend<{deployment: {isDone: boolean}}>({
  deployment: async ({page, problems}, use) => {
    const deployment = {isDone: false};
    problems.allow(/404|ChunkLoadError|Loading chunk/);
    // With it, the browser keeps no file.
    await page.route('**', (route) => (deployment.isDone ? answerAnew(route) : route.fallback()));
    await use(deployment);
    // What the page still asks for when the test ends has no answer.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
});
