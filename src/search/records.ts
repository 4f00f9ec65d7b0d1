import {escapeHtml} from './escape';
import {LEVELS, type Hierarchy, type Level, type PageText} from './types';
import type {SearchRecord, SectionText} from './types';
import {pageRankOf} from './weights';

/** A section with its place on the site. */
export interface PlacedSection<Page, Section> {
  page: Page;
  section: Section;
  /** By level, the titles from the area down to the section; some levels may have none. */
  titles: readonly (string | undefined)[];
  /** Number of the section on its page. */
  position: number;
}

/**
 * The sections of pages with their places.
 *
 * @param pages in any order
 */
export function placesOf<
  Section extends Pick<SectionText, 'depth' | 'title'>,
  Page extends {area: string; sections: readonly Section[]},
>(pages: readonly Page[]): PlacedSection<Page, Page['sections'][number]>[] {
  return pages.flatMap((page) => {
    const titles: (string | undefined)[] = [page.area];
    return page.sections.map((section, position) => {
      titles.length = section.depth;
      titles[section.depth] = section.title;
      return {page, section, titles: [...titles], position};
    });
  });
}

/**
 * The records of pages: one for each page, heading, key, and message.
 *
 * @param pages in any order
 * @param siteUrl absolute address with the base path and a slash at its end
 */
export function recordsOf(pages: readonly PageText[], siteUrl: string): SearchRecord[] {
  return placesOf<SectionText, PageText>(pages).map((place) =>
    recordOf(place, siteUrl, place.section),
  );
}

/**
 * The record of a section.
 *
 * @param place of the section
 * @param siteUrl as for {@link recordsOf}
 * @param texts of the section
 */
export function recordOf(
  {page, section, titles, position}: PlacedSection<PageInfo, SectionInfo>,
  siteUrl: string,
  {text, details = '', phrases = []}: Texts,
): SearchRecord {
  const url = siteUrl + page.path;
  return {
    objectID: idOf(page, section),
    type: `lvl${section.depth}` as SearchRecord['type'],
    kind: section.kind ?? null,
    url: section.anchor ? `${url}#${section.anchor}` : url,
    url_without_anchor: url,
    anchor: section.anchor || null,
    content: text || null,
    details: details || null,
    phrases: phrases.length > 0 ? phrases : null,
    hierarchy: Object.fromEntries(
      LEVELS.map((level, depth) => [level, titles[depth] ?? null]),
    ) as Hierarchy,
    language: page.language,
    docusaurus_tag: page.tag,
    weight: {
      pageRank: pageRankOf(page.path),
      links: section.links ?? 0,
      level: 100 - 10 * section.depth,
      position,
    },
  };
}

/** A record whose texts are HTML, as those of the hosted service are. */
export function toHostedForm(record: SearchRecord): SearchRecord {
  const escape = (text: string | null) => (text === null ? null : escapeHtml(text));
  const levels = Object.entries(record.hierarchy).map(([level, title]) => [level, escape(title)]);
  return {
    ...record,
    content: escape(record.content),
    details: escape(record.details),
    phrases: record.phrases?.map(escapeHtml) ?? null,
    hierarchy: Object.fromEntries(levels) as Hierarchy,
  };
}

type PageInfo = Omit<PageText, 'sections'>;
type Texts = Pick<SectionText, 'text' | 'details' | 'phrases'>;
type SectionInfo = Omit<SectionText, keyof Texts>;

function idOf({path}: PageInfo, {anchor, kind, title}: SectionInfo): string {
  const address = anchor ? `${path}#${anchor}` : path || '/';
  // A message may be at the anchor of the section that mentions it.
  return kind === 'message' && anchor !== messageAnchor(title) ? `${address}:${title}` : address;
}

/** The anchor of a message that a page shows on its own. */
function messageAnchor(constant: string): string {
  return constant.toLowerCase().replaceAll('_', '-');
}

/** The title of a record itself. */
export function titleOf({hierarchy, type}: Pick<SearchRecord, 'hierarchy' | 'type'>): string {
  return hierarchy[type] ?? '';
}

/** Where a record is: the titles from the area down to the one above it. */
export function pathOf(record: Pick<SearchRecord, 'hierarchy' | 'type'>): string[] {
  const depth = LEVELS.indexOf(record.type as Level);
  return LEVELS.slice(0, Math.max(depth, 1)).flatMap((level) => record.hierarchy[level] ?? []);
}

/** A title as readers type it: without the place in a key where a block's name goes. */
export function typedTitle(title: string): string {
  return title.replace(/\.<\w+>\./g, '.');
}

/** Anchors that many pages have: they name a kind of section, and no topic. */
const COMMON_ANCHORS = new Set(['example', 'inherited', 'methods', 'properties', 'see-also']);

/**
 * The topic that a writer named by the address of a section: "What runs where" is at #platforms, and
 * "Test several languages" at /i18n-l10n. Keys and messages have their name there.
 */
export function topicOf({
  kind,
  anchor,
  url_without_anchor: page,
}: Pick<SearchRecord, 'kind' | 'anchor' | 'url_without_anchor'>): string {
  const topic = anchor || page.replace(/^.*\//, '');
  return kind || COMMON_ANCHORS.has(topic) ? '' : topic;
}
