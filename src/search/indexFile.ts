import type {PageText, SectionKind, SectionText} from './types';
import {LEAD} from './weights';
import {isStopWord, readWord} from './words';

/**
 * The index file, without what records repeat. A text is a string with one character for each word:
 * its code is the position of the word in `words`. That is smaller than the text itself, and the
 * browser reads the terms of each word once, not at each of its occurrences.
 */
export interface IndexFile {
  version: 5;
  areas: string[];
  tags: string[];
  languages: string[];
  /** The words that texts repeat often, the most frequent first, in a list as of {@link joinList}. */
  words: string;
  /** All other words, at each of their occurrences in the order of the texts: they share one code. */
  rare: string;
  pages: PackedPage[];
}

/** Path, then the numbers of area, tag, and language, then the sections. */
export type PackedPage = [string, number, number, number, PackedSection[]];

/**
 * Depth, title, text, and what only some sections have: the phrases of testers, the anchor where it
 * does not follow from the title, the number of links, the kind, and the folded text.
 */
type PackedSection = [
  number,
  string,
  string,
  (string | null)?,
  (string | null)?,
  (number | null)?,
  (SectionKind | null)?,
  (string | null)?,
];

/** A page of the index file. */
export interface IndexedPage extends Omit<PageText, 'sections'> {
  sections: IndexedSection[];
}

/** A section of the index file, its texts as words: joined, they are the text after a space. */
export interface IndexedSection extends Omit<SectionText, 'text' | 'details' | 'phrases'> {
  text: readonly string[];
  /** How many words of the text are its lead. */
  lead: number;
  details: readonly string[];
  phrases: readonly (readonly string[])[];
}

/** The codes below have a meaning of their own in JSON, or separate texts. */
const FIRST_CODE = 35;
/** After the lead of a text, and between phrases. */
const SEPARATOR = ' ';
const RARE = '!';
/** Words that occur fewer times are written out: compression finds a repeated word nearby anyway. */
const MIN_COUNT = 4;
/** From here on a code is half of a character. */
const END_OF_CODES = 0xd800;

/** Before a space, and before the signs that close a clause: a word is the same with and without. */
const WORD_BOUNDARY = /(?= )|(?<![.,;:!?)])(?=[.,;:!?)]+(?: |$))/;

/**
 * The words of a text, each with the space before it.
 *
 * @param text whose words are joined by spaces
 */
export function splitText(text: string): string[] {
  return text === '' ? [] : ` ${text}`.split(WORD_BOUNDARY);
}

/** The text of the words that {@link splitText} returned. */
export function joinText(words: readonly string[]): string {
  return words.join('').slice(1);
}

/** What has no space before it. */
const SIGNS = /^[.,;:!?)]+$/;

/** Words as one text, which is smaller than a list: a space is between them, and none in them. */
function joinList(words: readonly string[]): string {
  return words.map((word) => word.trimStart()).join(' ');
}

function splitList(list: string): string[] {
  return list.split(' ').map((word) => (SIGNS.test(word) ? word : ` ${word}`));
}

/** Whether a word carries a phrase: no others are kept in phrases, which are searched and not shown. */
function carriesPhrase(word: string): boolean {
  return !isStopWord(word.trimStart().toLowerCase()) && readWord(word).all.length > 0;
}

/** Counts words, the most frequent first. */
function countWords(pages: readonly PageText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {text, details = '', phrases = []} of pages.flatMap(({sections}) => sections)) {
    for (const word of [text, details, ...phrases].flatMap(splitText)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

/**
 * The pages with what the search needs of phrases: the words that carry them, and of words with the
 * same terms, such as "click" and "clicks", the most frequent one.
 */
function shortenPhrases(pages: readonly PageText[]): PageText[] {
  const termsOfWord = (word: string) => readWord(word).all.join(' ');
  const forms = new Map<string, string>();
  for (const word of [...countWords(pages).keys()].filter(carriesPhrase)) {
    const terms = termsOfWord(word);
    forms.set(terms, forms.get(terms) ?? word);
  }
  const shorten = (phrase: string) =>
    joinText(
      splitText(phrase)
        .filter(carriesPhrase)
        .map((word) => forms.get(termsOfWord(word))!),
    );
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map(({phrases = [], ...section}) => ({
      ...section,
      phrases: [...new Set(phrases.map(shorten))].filter(Boolean),
    })),
  }));
}

/**
 * Packs pages into the index file. Of phrases only the words that carry them are kept.
 *
 * @param pages in the order of the site
 * @throws Error when the pages have more distinct words than there are characters
 */
export function pack(pages: readonly PageText[]): IndexFile {
  const short = shortenPhrases(pages);
  const counts = countWords(short);
  const words = [...counts.keys()].filter((word) => counts.get(word)! >= MIN_COUNT);
  const rare: string[] = [];
  if (FIRST_CODE + words.length > END_OF_CODES) {
    throw new Error(
      `The search index has ${words.length} words, but codes for ${END_OF_CODES - FIRST_CODE}: use two characters for rare words in src/search/indexFile.ts.`,
    );
  }
  const encodeWith = (list: readonly string[]): Encode => {
    const codes = new Map(list.map((word, at) => [word, String.fromCharCode(FIRST_CODE + at)]));
    return (text) => text.map((word) => codes.get(word) ?? (rare.push(word), RARE)).join('');
  };
  const encode = encodeWith(words);
  const encodePhrase = encodeWith(words.filter(carriesPhrase));
  const file: IndexFile = {
    version: 5,
    areas: [],
    tags: [],
    languages: [],
    words: joinList(words),
    rare: '',
    pages: [],
  };
  for (const page of short) {
    file.pages.push([
      page.path,
      numberIn(file.areas, page.area),
      numberIn(file.tags, page.tag),
      numberIn(file.languages, page.language),
      page.sections.map((section) => packSection(section, encode, encodePhrase)),
    ]);
  }
  file.rare = joinList(rare);
  return file;
}

type Encode = (words: readonly string[]) => string;

function packSection(section: SectionText, encode: Encode, encodePhrase: Encode): PackedSection {
  const {depth, title, anchor, links = 0, kind = null, details = '', phrases = []} = section;
  const text = splitText(section.text);
  const lead = leadOf(section.text, text);
  const packed: PackedSection = [
    depth,
    title,
    encode(text.slice(0, lead)) + (lead < text.length ? SEPARATOR : '') + encode(text.slice(lead)),
    phrases.map((phrase) => encodePhrase(splitText(phrase))).join(SEPARATOR) || null,
    anchor === anchorOf(section) ? null : anchor,
    links || null,
    kind,
    encode(splitText(details)) || null,
  ];
  while (packed.at(-1) === null) {
    packed.pop();
  }
  return packed;
}

/** How many words of a text are its first sentence, or as much of it as counts as lead. */
function leadOf(text: string, words: readonly string[]): number {
  const sentence = new RegExp(`^.{${LEAD.min},${LEAD.max}}?[.!?](?= )`).exec(text)?.[0];
  const end = sentence?.length ?? LEAD.max;
  let length = -1;
  const after = words.findIndex((word) => (length += word.length) > end);
  return after < 0 ? words.length : after;
}

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

/**
 * The text of an index file: JSON with a line for each page, so that it can be read while it arrives.
 */
export function writeIndex({pages, ...head}: IndexFile): string {
  const start = JSON.stringify({...head, pages: []}).slice(0, -END.length);
  return [start, pages.map((page) => JSON.stringify(page)).join(',\n'), END].join('\n');
}

/** The last line of an index file. */
export const END = ']}';

/** What the lines of {@link writeIndex} are: what precedes the pages, and a page. */
export const parseHead = (line: string): unknown => JSON.parse(line + END);
export const parsePage = (line: string): PackedPage =>
  JSON.parse(line.replace(/,$/, '')) as PackedPage;

/**
 * Reads an index file.
 *
 * @param content the parsed JSON
 * @throws Error when it is of another version, or no index file
 */
export function readIndex(content: unknown): IndexedPage[] {
  const readPage = pageReader(content);
  return (content as IndexFile).pages.map(readPage);
}

/**
 * Returns the function that reads the pages of an index file, which has to be called in their order.
 *
 * @param head the parsed JSON; its pages are not looked at
 * @throws Error when it is of another version, or no index file
 */
export function pageReader(head: unknown): (page: PackedPage) => IndexedPage {
  const file = head as IndexFile | null | undefined;
  if (file?.version !== 5 || typeof file.words !== 'string' || !Array.isArray(file.pages)) {
    throw new Error('Unsupported search index version: build the site again.');
  }
  const {areas, tags, languages} = file;
  const words = splitList(file.words);
  const wordsOfPhrases = words.filter(carriesPhrase);
  const rare = splitList(file.rare);
  let nextRare = 0;
  const decode = (coded: string, list = words) => {
    const text: string[] = [];
    for (let at = 0; at < coded.length; at += 1) {
      text.push(coded[at] === RARE ? rare[nextRare++]! : list[coded.charCodeAt(at) - FIRST_CODE]!);
    }
    return text;
  };
  const readSection = ([
    depth,
    title,
    coded,
    phrases,
    anchor,
    links,
    kind,
    details,
  ]: PackedSection) => {
    const end = coded.indexOf(SEPARATOR);
    const lead = decode(end < 0 ? coded : coded.slice(0, end));
    // In the order of the file, in which the rare words are.
    return {
      depth,
      title,
      text: end < 0 ? lead : [...lead, ...decode(coded.slice(end + 1))],
      lead: lead.length,
      phrases: phrases
        ? phrases.split(SEPARATOR).map((phrase) => decode(phrase, wordsOfPhrases))
        : [],
      details: decode(details ?? ''),
      anchor: anchor ?? anchorOf({depth, title}),
      ...(links && {links}),
      ...(kind && {kind}),
    };
  };
  return ([path, area, tag, language, sections]) => ({
    path,
    area: areas[area]!,
    tag: tags[tag]!,
    language: languages[language]!,
    sections: sections.map(readSection),
  });
}

/**
 * The pages that {@link pack} packed, of their phrases what it kept.
 *
 * @throws Error as {@link readIndex} does
 */
export function unpack(content: unknown): PageText[] {
  return readIndex(content).map((page) => ({
    ...page,
    sections: page.sections.map(({lead: _, text, details, phrases, ...section}) => ({
      ...section,
      text: joinText(text),
      ...(details.length > 0 && {details: joinText(details)}),
      ...(phrases.length > 0 && {phrases: phrases.map(joinText)}),
    })),
  }));
}
