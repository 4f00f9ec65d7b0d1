import {createFinder, type Section} from './find';
import {highlight, snippet} from './highlight';
import {END, joinText, pageReader, parseHead, parsePage} from './indexFile';
import type {IndexedPage, IndexedSection, IndexFile, PackedPage} from './indexFile';
import {lazy} from './memoize';
import {messagePattern} from './messagePattern';
import {Postings} from './postings';
import {parseQuery, rankFacts} from './rank';
import {
  placesOf,
  recordOf,
  titleOf,
  toHostedForm,
  topicOf,
  typedTitle,
  type PlacedSection,
} from './records';
import type {SearchHit, SearchRequest, SearchResult} from './types';

export interface Engine {
  /** Answers a request of the hosted form in the hosted form. */
  answer(request: SearchRequest): SearchResult;
}

type Place = PlacedSection<IndexedPage, IndexedSection>;

/**
 * Creates the engine. What only results and candidates need is prepared when they are found.
 *
 * @param content of the index file, parsed
 * @param siteUrl absolute address with the base path and a slash at its end
 * @throws Error when it is no index file of this version
 */
export function createEngine(content: unknown, siteUrl: string): Engine {
  const {add, finish} = startEngine(content, siteUrl);
  (content as IndexFile).pages.forEach(add);
  return finish();
}

/** A line that takes longer came over the network, which has more time for the next ones too. */
const SLOW_LINE_MS = 10;

/**
 * Creates the engine while the index file arrives: building it takes as long as the network does.
 *
 * @param lines of the file, as `writeIndex` wrote them
 * @param siteUrl as for {@link createEngine}
 * @throws Error when it is no index file of this version, or not all of it
 */
export async function createEngineFrom(
  lines: AsyncIterable<string>,
  siteUrl: string,
): Promise<Engine> {
  let engine: ReturnType<typeof startEngine> | undefined;
  let last = '';
  let asked = performance.now();
  for await (const line of lines) {
    last = line;
    if (!engine) {
      engine = startEngine(parseHead(line), siteUrl);
    } else if (line !== END) {
      engine.add(parsePage(line));
    }
    if (performance.now() - asked > SLOW_LINE_MS) {
      engine.prepare();
    }
    asked = performance.now();
  }
  if (!engine || last !== END) {
    throw new Error('The search index is incomplete.');
  }
  return engine.finish();
}

function startEngine(head: unknown, siteUrl: string) {
  const readPage = pageReader(head);
  const sections: Section[] = [];
  const postings = new Postings();
  let prepared = 0;
  return {
    /** Prepares for the ranking what was added, which each letter would do for what it finds. */
    prepare() {
      for (; prepared < sections.length; prepared += 1) {
        sections[prepared]!.facts();
      }
    },
    add(packed: PackedPage) {
      for (const place of placesOf<IndexedSection, IndexedPage>([readPage(packed)])) {
        const id = sections.length;
        const page = place.section.depth === 1 ? id : (sections.at(-1)?.page ?? id);
        sections.push({id, page, pageSize: 0, ...sectionOf(place, siteUrl)});
        sections[page]!.pageSize += 1;
        postings.add(id, fieldsOf(place));
      }
    },
    finish: () => engineOf(sections, postings),
  };
}

function engineOf(sections: readonly Section[], postings: Postings): Engine {
  const find = createFinder(sections, postings);

  return {
    answer(request) {
      const {indexName, query = '', page = 0, hitsPerPage = 20} = request;
      const parsed = parseQuery(query);
      const found =
        parsed.words.length > 0 ? find(parsed, request.facetFilters) : {sections: [], terms: []};
      const shown = found.sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const wanted = new Set(found.terms);
      return {
        index: indexName,
        query,
        page,
        hitsPerPage,
        nbHits: found.sections.length,
        nbPages: Math.ceil(found.sections.length / hitsPerPage),
        hits: shown.map((section) => hitOf(section, wanted, request)),
      };
    },
  };
}

/** What is shown of a section, in the hosted form. */
function hitOf(
  {record, texts}: Section,
  wanted: ReadonlySet<string>,
  request: SearchRequest,
): SearchHit {
  const plain = record();
  return {
    ...toHostedForm(plain),
    // The dialog shows half of the results that it asks for.
    get _highlightResult() {
      return {hierarchy: {[plain.type]: highlight(titleOf(plain), wanted, request)}};
    },
    get _snippetResult() {
      const content = snippet(texts, wanted, request);
      return content ? {content} : {};
    },
  };
}

/** Joining the words of texts takes longer than all else about a record. */
const NO_TEXTS = {text: ''};

function sectionOf(place: Place, siteUrl: string): Omit<Section, 'id' | 'page' | 'pageSize'> {
  const {page, section} = place;
  const record = lazy(() => recordOf(place, siteUrl, NO_TEXTS));
  return {
    depth: section.depth,
    kind: section.kind ?? null,
    language: page.language,
    docusaurus_tag: page.tag,
    record,
    // Folded text is shown only where the query is found nowhere else.
    texts: [section.text, section.details],
    facts: lazy(() => rankFacts(record(), section)),
    ...(section.kind === 'message' && {pattern: messagePattern(joinText(section.text))}),
  };
}

function fieldsOf({page, section, titles}: Place) {
  const {kind = null, anchor} = section;
  const words = (texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) => text?.split(' ') ?? []);
  return {
    title: words([typedTitle(section.title)]),
    anchor: words([topicOf({kind, anchor, url_without_anchor: page.path})]),
    page: section.depth === 1 ? [] : words([titles[1]]),
    parents: words(titles.slice(2, section.depth)),
    lead: section.text.slice(0, section.lead),
    text: section.text,
    details: section.details,
    phrases: section.phrases.flat(),
  };
}
