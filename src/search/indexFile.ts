import type {PageText, SectionKind, SectionText} from './types';
import {LEAD} from './weights';

/**
 * The index file, without what records repeat. A text is a string with one character for each word:
 * its code is the position of the word in `words`. That is smaller than the text itself, and the
 * browser reads the terms of each word once, not at each of its occurrences.
 */
export interface IndexFile {
  version: 4;
  areas: string[];
  tags: string[];
  languages: string[];
  /** The words that texts repeat, each with the space before it, the most frequent first. */
  words: string[];
  /** The words that occur once, in the order of the texts: all of them have one code. */
  rare: string[];
  pages: PackedPage[];
}

/** Path, then the numbers of area, tag, and language, then the sections. */
export type PackedPage = [string, number, number, number, PackedSection[]];

/**
 * Depth, title, text, and what only some sections have: the anchor where it does not follow from
 * the title, the number of links, the kind, the folded text, and the phrases of testers.
 */
type PackedSection = [
  number,
  string,
  string,
  (string | null)?,
  (number | null)?,
  (SectionKind | null)?,
  (string | null)?,
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

/**
 * Packs pages into the index file.
 *
 * @param pages in the order of the site
 * @throws Error when the pages have more distinct words than there are characters
 */
export function pack(pages: readonly PageText[]): IndexFile {
  const counts = new Map<string, number>();
  for (const {text, details = '', phrases = []} of pages.flatMap(({sections}) => sections)) {
    for (const word of [text, details, ...phrases].flatMap(splitText)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const words = [...counts.keys()]
    .filter((word) => counts.get(word)! > 1)
    .sort((one, other) => counts.get(other)! - counts.get(one)!);
  const rare: string[] = [];
  if (FIRST_CODE + words.length > END_OF_CODES) {
    throw new Error(
      `The search index has ${words.length} words, but codes for ${END_OF_CODES - FIRST_CODE}: use two characters for rare words in src/search/indexFile.ts.`,
    );
  }
  const codes = new Map(words.map((word, at) => [word, String.fromCharCode(FIRST_CODE + at)]));
  const encode = (list: readonly string[]) =>
    list.map((word) => codes.get(word) ?? (rare.push(word), RARE)).join('');
  const file: IndexFile = {
    version: 4,
    areas: [],
    tags: [],
    languages: [],
    words,
    rare,
    pages: [],
  };
  for (const page of pages) {
    file.pages.push([
      page.path,
      numberIn(file.areas, page.area),
      numberIn(file.tags, page.tag),
      numberIn(file.languages, page.language),
      page.sections.map((section) => packSection(section, encode)),
    ]);
  }
  return file;
}

function packSection(
  section: SectionText,
  encode: (words: readonly string[]) => string,
): PackedSection {
  const {depth, title, anchor, links = 0, kind = null, details = '', phrases = []} = section;
  const text = splitText(section.text);
  const lead = leadOf(section.text, text);
  const packed: PackedSection = [
    depth,
    title,
    encode(text.slice(0, lead)) + (lead < text.length ? SEPARATOR : '') + encode(text.slice(lead)),
    anchor === anchorOf(section) ? null : anchor,
    links || null,
    kind,
    encode(splitText(details)) || null,
    phrases.map((phrase) => encode(splitText(phrase))).join(SEPARATOR) || null,
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
  if (file?.version !== 4 || !Array.isArray(file.words) || !Array.isArray(file.pages)) {
    throw new Error('Unsupported search index version: build the site again.');
  }
  const {areas, tags, languages, words, rare} = file;
  let nextRare = 0;
  const decode = (coded: string) => {
    const text: string[] = [];
    for (let at = 0; at < coded.length; at += 1) {
      text.push(coded[at] === RARE ? rare[nextRare++]! : words[coded.charCodeAt(at) - FIRST_CODE]!);
    }
    return text;
  };
  const readSection = ([
    depth,
    title,
    coded,
    anchor,
    links,
    kind,
    details,
    phrases,
  ]: PackedSection) => {
    const end = coded.indexOf(SEPARATOR);
    const lead = decode(end < 0 ? coded : coded.slice(0, end));
    return {
      depth,
      title,
      text: end < 0 ? lead : [...lead, ...decode(coded.slice(end + 1))],
      lead: lead.length,
      details: decode(details ?? ''),
      phrases: phrases ? phrases.split(SEPARATOR).map(decode) : [],
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
 * The pages that {@link pack} packed.
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
