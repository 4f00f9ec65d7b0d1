import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

/** The map of the reference leads to methods, and each method's page to a guide. */
const MAP = '/api/intro';

const pages = globSync('api/**/*.mdx')
  .map((file) => ({
    route: `/${file.replace(/(\/index)?\.mdx$/, '')}`,
    text: readFileSync(file, 'utf8'),
  }))
  .filter(({route}) => route !== MAP)
  .sort((a, b) => a.route.localeCompare(b.route));

const guides = globSync('docs/**/*.mdx')
  .map((file) => readFileSync(file, 'utf8'))
  .filter((text) => !/^draft: true/m.test(text));

describe('a reader gets from the API reference to a guide, and back', () => {
  test.each(pages)('$route', ({route, text}) => {
    expect(text, 'add a guide that uses the type to "See also"').toMatch(/\]\(\/docs\/\S+\)/);
    const isLinked = guides.some((guide) => new RegExp(`\\]\\(${route}[)#]`).test(guide));
    expect(isLinked, 'link the page from a guide that uses the type').toBe(true);
  });
});
