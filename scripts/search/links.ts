import type {SectionText} from '../../src/search/types';
import type {BuiltPage} from './readPage';

/**
 * Counts for each section how many other sections link to it: what is linked often is looked for
 * often. The rows of a table that the search skips pass their links on to the key of the same name.
 *
 * @param pages whose sections get their `links`
 * @param baseUrl path of the site, with a slash at both ends
 */
export function countLinks(pages: readonly BuiltPage[], baseUrl: string): void {
  const sections = new Map<string, SectionText>();
  const keys = new Map<string, SectionText>();
  for (const page of pages) {
    for (const section of page.sections) {
      sections.set(addressOf(page.path, section.anchor), section);
      if (section.kind) {
        keys.set(section.anchor, section);
      }
    }
  }
  const sources = new Map<SectionText, Set<SectionText>>();
  for (const {path, links} of pages) {
    for (const {from, href} of links) {
      const address = addressIn(path, href, baseUrl);
      const to = sections.get(address) ?? keys.get(address.slice(address.indexOf('#') + 1));
      if (to && to !== from) {
        sources.set(to, (sources.get(to) ?? new Set()).add(from));
      }
    }
  }
  for (const [section, from] of sources) {
    section.links = from.size;
  }
}

function addressOf(path: string, anchor: string): string {
  return anchor ? `${path}#${anchor}` : path;
}

/** Where a link leads: path below the base path, and anchor; empty when it leaves the site. */
function addressIn(path: string, href: string, baseUrl: string): string {
  const url = new URL(href, `site:${baseUrl}${path}`);
  return url.protocol === 'site:' && url.pathname.startsWith(baseUrl)
    ? addressOf(
        url.pathname.slice(baseUrl.length).replace(/\/$/, ''),
        decodeURIComponent(url.hash.slice(1)),
      )
    : '';
}
