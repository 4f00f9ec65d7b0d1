import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {TITLE} from './identity';

/** The page that says what each release changed. */
const PAGE = 'docs/guides/migrate/upgrade';

/** An item of a feed: a section of the page. */
interface ReleaseItem {
  title: string;
  /** Its address, and the same as its id. */
  link: string;
  id: string;
  /** Its day, for Atom and RSS. */
  date: Date;
  published: Date;
  description: string;
}

/**
 * Reads the releases of the page: the headings `### 2.9.0 {#v2-9-0}`, and their days from the rows
 * `| 2.8.0, 2.9.0 | 2025-06-28, 2025-10-07 |`. A heading of several releases counts as its last; one
 * without a day is left out.
 *
 * @param siteDir the folder of the site
 * @param home the site's absolute address, with a slash at the end
 * @returns one item for each section, in the order of the page; none without the page, as in a fixture
 */
export function releaseItems(siteDir: string, home: string): ReleaseItem[] {
  const file = path.join(siteDir, `${PAGE}.mdx`);
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const days = new Map<string, string>();
  for (const [, versions, dates] of page.matchAll(/^\| (\d[^|]*) \| (\d{4}-[^|]*) \|/gm)) {
    const all = dates!.split(/, | to /);
    versions!.split(/, | to /).forEach((version, index) => days.set(version, all[index]!));
  }
  return [...page.matchAll(/^### (\d.*) \{#(.+)\}$/gm)].flatMap(([, versions, id]) => {
    const day = days.get(versions!.split(' ').at(-1)!);
    const link = `${home}${PAGE}#${id}`;
    const title = `${TITLE} ${versions}`;
    const description = `What ${title} changed, and what to do about it.`;
    const date = new Date(day ?? '');
    return day ? [{title, link, id: link, date, published: date, description}] : [];
  });
}
