import type {PageText, SectionText} from '../../src/search/types';

/**
 * Makes one section of a key whose value is an object and of the heading for the keys in it: both
 * have one name, and the heading has the description.
 *
 * @param pages in any order; the key and the heading may be on different ones
 */
export function mergeObjects<Page extends PageText>(pages: readonly Page[]): Page[] {
  const headings = new Map(
    pages
      .filter(({sections}) => sections.some(({kind}) => kind === 'key'))
      .flatMap(({sections}) => sections.filter(({kind}) => !kind))
      .map((section) => [section.anchor, section]),
  );
  const merged = new Set<SectionText>();
  for (const section of pages.flatMap(({sections}) => sections)) {
    const {kind, anchor, text, links = 0} = section;
    const heading = headings.get(anchor.replaceAll(/[._]/g, '-'));
    if (kind === 'object' && heading && heading !== section) {
      heading.kind = 'object';
      heading.text = heading.text.includes(text) ? heading.text : `${heading.text} ${text}`;
      heading.links = (heading.links ?? 0) + links;
      merged.add(section);
    }
  }
  return pages.map((page) => ({
    ...page,
    sections: page.sections.filter((section) => !merged.has(section)),
  }));
}
