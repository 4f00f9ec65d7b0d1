import {escapeHtml, unescapeHtml} from './escape';
import {
  LEVELS,
  type Hierarchy,
  type Level,
  type PageText,
  type SearchRecord,
  type SectionKind,
  type SectionText,
} from './types';
import {pageRankOf} from './weights';

/** The index file: what the records repeat is left out, because every byte is fetched by readers. */
export interface PackedIndex {
  version: 2;
  areas: string[];
  tags: string[];
  languages: string[];
  pages: PackedPage[];
}

/** Path, then the numbers of area, tag, and language, then the sections. */
type PackedPage = [string, number, number, number, PackedSection[]];

/**
 * Depth, title, text, and what only some sections have: the anchor where the title gives another
 * one, the number of links, the kind, and the folded text.
 */
type PackedSection = [
  number,
  string,
  string,
  (string | null)?,
  (number | null)?,
  (SectionKind | null)?,
  (string | null)?,
];

/** The anchor that most sections of such a title have. */
function anchorOf({depth, title}: Pick<SectionText, 'depth' | 'title'>): string {
  return depth === 1
    ? ''
    : title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-');
}

function numberIn(list: string[], value: string): number {
  const index = list.indexOf(value);
  return index < 0 ? list.push(value) - 1 : index;
}

/** The pages as the index file holds them. */
export function pack(pages: readonly PageText[]): PackedIndex {
  const packed: PackedIndex = {version: 2, areas: [], tags: [], languages: [], pages: []};
  for (const page of pages) {
    packed.pages.push([
      page.path,
      numberIn(packed.areas, page.area),
      numberIn(packed.tags, page.tag),
      numberIn(packed.languages, page.language),
      page.sections.map(packSection),
    ]);
  }
  return packed;
}

function packSection(section: SectionText): PackedSection {
  const {depth, title, text, anchor, links = 0, kind = null, details = ''} = section;
  const packed: PackedSection = [
    depth,
    title,
    text,
    anchor === anchorOf(section) ? null : anchor,
    links || null,
    kind,
    details || null,
  ];
  while (packed.at(-1) === null) {
    packed.pop();
  }
  return packed;
}

function unpackSection(packed: PackedSection): SectionText {
  const [depth, title, text, anchor, links, kind, details] = packed;
  return {
    depth,
    title,
    text,
    anchor: anchor ?? anchorOf({depth, title}),
    ...(links && {links}),
    ...(kind && {kind}),
    ...(details && {details}),
  };
}

/**
 * The pages of an index file.
 *
 * @param file what was fetched, parsed
 * @throws Error when it is of another form
 */
export function unpack(file: unknown): PageText[] {
  const packed = file as PackedIndex;
  if (packed?.version !== 2 || !Array.isArray(packed.pages)) {
    throw new Error('The search index has a form that this site does not know.');
  }
  return packed.pages.map(([path, area, tag, language, sections]) => ({
    path,
    area: packed.areas[area]!,
    tag: packed.tags[tag]!,
    language: packed.languages[language]!,
    sections: sections.map(unpackSection),
  }));
}

/**
 * The records of pages: one for each page, heading, key, and message.
 *
 * @param pages in any order
 * @param siteUrl absolute address with the base path and a slash at its end
 */
export function recordsOf(pages: readonly PageText[], siteUrl: string): SearchRecord[] {
  return pages.flatMap((page) => {
    const above: string[] = [page.area];
    return page.sections.map((section, position) => {
      above.length = section.depth;
      above[section.depth] = section.title;
      const url = siteUrl + page.path;
      const levels = LEVELS.map((level, depth) => [
        level,
        above[depth] === undefined ? null : escapeHtml(above[depth]),
      ]);
      return {
        objectID: idOf(page, section),
        type: `lvl${section.depth}` as SearchRecord['type'],
        kind: section.kind ?? null,
        url: section.anchor ? `${url}#${section.anchor}` : url,
        url_without_anchor: url,
        anchor: section.anchor || null,
        content: section.text ? escapeHtml(section.text) : null,
        details: section.details ? escapeHtml(section.details) : null,
        hierarchy: Object.fromEntries(levels) as Hierarchy,
        language: page.language,
        docusaurus_tag: page.tag,
        weight: {
          pageRank: pageRankOf(page.path),
          links: section.links ?? 0,
          level: 100 - 10 * section.depth,
          position,
        },
      };
    });
  });
}

function idOf({path}: PageText, {anchor, kind, title}: SectionText): string {
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
  return unescapeHtml(hierarchy[type] ?? '');
}

/** Where a record stands: its levels from the area down to the one above it, escaped. */
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
