import {escapeHtml, unescapeHtml} from './escape';
import {LEVELS, type Hierarchy, type Level, type PageText, type SearchRecord} from './types';

/** The index file: what the records repeat is left out, because every byte is fetched by readers. */
export interface PackedIndex {
  version: 1;
  areas: string[];
  tags: string[];
  languages: string[];
  pages: PackedPage[];
}

/** Path, then the numbers of area, tag, and language, then the sections. */
type PackedPage = [string, number, number, number, PackedSection[]];

/** Depth, title, text, and the anchor where it is not the one that the title would give. */
type PackedSection = [number, string, string] | [number, string, string, string];

/** The anchor that the generator gives to a heading without one of its own, near enough. */
function usualAnchor(title: string): string {
  return title
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
  const packed: PackedIndex = {version: 1, areas: [], tags: [], languages: [], pages: []};
  for (const page of pages) {
    packed.pages.push([
      page.path,
      numberIn(packed.areas, page.area),
      numberIn(packed.tags, page.tag),
      numberIn(packed.languages, page.language),
      page.sections.map(({depth, title, text, anchor}) =>
        anchor === (depth === 1 ? '' : usualAnchor(title))
          ? [depth, title, text]
          : [depth, title, text, anchor],
      ),
    ]);
  }
  return packed;
}

/**
 * The pages of an index file.
 *
 * @param file what was fetched, parsed
 * @throws Error when it is of another form
 */
export function unpack(file: unknown): PageText[] {
  const packed = file as PackedIndex;
  if (packed?.version !== 1 || !Array.isArray(packed.pages)) {
    throw new Error('The search index has a form that this site does not know.');
  }
  return packed.pages.map(([path, area, tag, language, sections]) => ({
    path,
    area: packed.areas[area]!,
    tag: packed.tags[tag]!,
    language: packed.languages[language]!,
    sections: sections.map(([depth, title, text, anchor]) => ({
      depth,
      title,
      text,
      anchor: anchor ?? (depth === 1 ? '' : usualAnchor(title)),
    })),
  }));
}

/**
 * The records of pages: one for each page, heading, and key.
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
        objectID: section.anchor ? `${page.path}#${section.anchor}` : page.path || '/',
        type: `lvl${section.depth}` as SearchRecord['type'],
        url: section.anchor ? `${url}#${section.anchor}` : url,
        url_without_anchor: url,
        anchor: section.anchor || null,
        content: section.text ? escapeHtml(section.text) : null,
        hierarchy: Object.fromEntries(levels) as Hierarchy,
        language: page.language,
        docusaurus_tag: page.tag,
        weight: {pageRank: rankOf(page.path), level: 100 - 10 * section.depth, position},
      };
    });
  });
}

/** Pages for those who use the framework come before pages for those who build it. */
function rankOf(path: string): number {
  if (path.includes('/listeners/')) {
    return 2;
  }
  return /^(?:docs|api)\//.test(path) ? 10 : 6;
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
