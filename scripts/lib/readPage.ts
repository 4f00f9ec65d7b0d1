import {CORE_SCHEMA, load} from 'js-yaml';
import {globSync} from 'tinyglobby';
import {ROOT} from './run';

/** Pages of every area, of the home page, and those that components show. */
const PAGES = '{docs,api,contributing,community,blog,src/pages,src/components}/**/*.{md,mdx}';

/** The Markdown and MDX files of every area and of the home page, by their paths from the site's folder. */
export function pages(root = ROOT): string[] {
  return globSync(PAGES, {cwd: root}).sort();
}

/**
 * Parts the front matter of a page from its Markdown.
 *
 * @param text of the page
 * @returns the values, in which a date is text; none where there is no front matter
 */
export function readPage(text: string): {data: Record<string, unknown>; content: string} {
  const [head = '', yaml = '{}'] = /^---\r?\n(.*?)\n---\r?\n/s.exec(text) ?? [];
  const data = load(yaml, {schema: CORE_SCHEMA}) as Record<string, unknown>;
  return {data, content: text.slice(head.length)};
}
