import {unescapeHtml} from './escape';
import {createFinder, type Section} from './find';
import {highlight} from './highlight';
import {Postings, type FieldTexts} from './postings';
import {parseQuery, rankFacts} from './rank';
import {pathOf, titleOf, topicOf, typedTitle} from './records';
import type {SearchRecord, SearchRequest, SearchResult} from './types';

export interface Engine {
  /** Answers a question of the hosted form in the hosted form. */
  answer(request: SearchRequest): SearchResult;
}

/**
 * Makes an engine of records at one go.
 *
 * @param records what the index holds, in the order of the site
 */
export function createEngine(records: readonly SearchRecord[]): Engine {
  const {engine, add} = emptyEngine();
  records.forEach(add);
  return engine;
}

/**
 * Makes an engine of records, a few at a time, so that a page with a reader on it stays quick.
 *
 * @param records as for `createEngine`
 * @param pause waits until the page has done what else it has to do
 * @param slice milliseconds of work between two pauses
 */
export async function createEngineGently(
  records: readonly SearchRecord[],
  pause: () => Promise<void>,
  slice = 5,
): Promise<Engine> {
  const {engine, add} = emptyEngine();
  let started = performance.now();
  for (const record of records) {
    add(record);
    if (performance.now() - started > slice) {
      await pause();
      started = performance.now();
    }
  }
  return engine;
}

function emptyEngine(): {engine: Engine; add: (record: SearchRecord) => void} {
  const sections: Section[] = [];
  const postings = new Postings();
  const find = createFinder(sections, postings);

  const add = (record: SearchRecord) => {
    const id = sections.length;
    const facts = rankFacts(record);
    const page = facts.depth === 1 ? id : (sections.at(-1)?.page ?? id);
    sections.push({id, record, page, pageSize: 0, ...facts});
    sections[page]!.pageSize += 1;
    postings.add(id, textsOf(record));
  };

  const engine: Engine = {
    answer(request) {
      const {indexName, query = '', page = 0, hitsPerPage = 20} = request;
      const parsed = parseQuery(query);
      const found =
        parsed.words.length > 0 ? find(parsed, request.facetFilters) : {sections: [], terms: []};
      const shown = found.sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        index: indexName,
        query,
        page,
        hitsPerPage,
        nbHits: found.sections.length,
        nbPages: Math.ceil(found.sections.length / hitsPerPage),
        hits: shown.map(({record}) => highlight(record, found.terms, request)),
      };
    },
  };
  return {engine, add};
}

/** The first sentence of a text, where it is one. */
const LEAD = /^.{20,300}?[.!?](?= )/;

function textsOf(record: SearchRecord): FieldTexts {
  const text = unescapeHtml(record.content ?? '');
  return {
    title: typedTitle(titleOf(record)),
    anchor: topicOf(record),
    page: record.type === 'lvl1' ? '' : unescapeHtml(record.hierarchy.lvl1),
    parents: pathOf(record).slice(2).map(unescapeHtml).join(' '),
    lead: LEAD.exec(text)?.[0] ?? text.slice(0, 300),
    text,
    details: unescapeHtml(record.details ?? ''),
  };
}
