import {findMessage, patternLength, type MessagePattern} from '../../search/messagePattern';
import {exceptionFinder, type NamedException} from './exceptionNames';
import {CAUSE, shortLines, piecesOf, plainLine} from './lines';

/** An error that the log reader knows. */
export interface KnownError {
  /** What a log has of it, with `{name}` where a value is; an exception begins with its class. */
  texts: readonly string[];
  /** Whether it explains the text of an exception whose class has an entry of its own. */
  isFirstLine?: boolean;
  /** Whether the line has nothing to do with the failure. */
  isHarmless?: boolean;
}

/** One line of a log that has a known error. */
export interface Place {
  /** Counted from 1. */
  line: number;
  /** The line from the first fixed word of the error on. */
  excerpt: string;
}

/** A known error that a log has. */
export interface Finding<T extends KnownError = KnownError> {
  error: T;
  /** The first few places that differ. */
  places: Place[];
  /** Whether it was raised because of the finding before it. */
  wraps: boolean;
}

interface Hit<T> {
  error: T;
  place: Place;
}

interface Candidate<T> {
  error: T;
  /** Class of the exception, if it is one. */
  type?: string;
  pattern: MessagePattern;
}

interface TextHit<T> extends Hit<T> {
  type?: string;
  at: number;
  length: number;
}

/** An exception of a failure, or a line without one. */
interface Level<T> {
  /** Class of the exception, known or not. */
  type?: string;
  /** The entry of the class alone. */
  alone?: Hit<T>;
  /** What explains its text, the outermost first. */
  texts: TextHit<T>[];
  /** Whether the framework's own log has it: its text is in the next line. */
  isLogged: boolean;
}

/** Characters that are read at once: a browser stays quick between two slices. */
export const SLICE = 32_768;
/** The text of an exception rarely has more lines. */
const MAX_TEXT_LINES = 12;
/** The framework's own log has the class in one line, and its text in the next. */
const LOGGED = 'Error occurred: (';
const MAX_PLACES = 5;
const MAX_EXCERPT = 300;
const WORD = /\p{L}+|\p{N}+|[^\s\p{L}\p{N}]/gu;
const IS_WORD = /[\p{L}\p{N}]/u;
/** The class at the beginning of a known text. */
const CLASS = /^((?:[a-z]\w*\.)+[A-Z][\w$]*)(?:: |$)/;

/**
 * Cuts a text into words and punctuation. Case and the punctuation between words count here: a log has messages
 * as they were thrown, and identifiers that look like them.
 */
function logWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The words and punctuation of a fixed part, without the punctuation at its ends, which logs cut off. */
function fixedWords(text: string): string[] {
  const words = logWords(text);
  const isWord = (word: string) => IS_WORD.test(word);
  return words.slice(Math.max(0, words.findIndex(isWord)), words.findLastIndex(isWord) + 1);
}

/** The fixed words of a text between its placeholders; a log has its numbers as they are. */
function patternOf(text: string): MessagePattern {
  return text
    .split(/\{\w*\}/)
    .map(fixedWords)
    .filter((group) => group.length > 0);
}

/** The known errors, by what a line needs to have of them. */
function indexOf<T extends KnownError>(errors: readonly T[]) {
  /** Errors of a class, whatever its text is. */
  const byClass = new Map<string, T>();
  const types = new Set<string>();
  /** Errors by the longest word of their text, which few other lines have. */
  const byWord = new Map<string, Candidate<T>[]>();
  for (const error of errors) {
    for (const text of error.texts) {
      const type = CLASS.exec(text)?.[1];
      const pattern = patternOf(text.replace(CLASS, ''));
      if (type !== undefined) {
        types.add(type);
      }
      if (type !== undefined && pattern.length === 0) {
        byClass.set(type, error);
      } else {
        const [key = ''] = pattern.flat().sort((one, other) => other.length - one.length);
        byWord.set(key, [...(byWord.get(key) ?? []), {error, type, pattern}]);
      }
    }
  }
  return {byClass, byWord, exceptionIn: exceptionFinder(types)};
}

/** Reads a log piece by piece. */
class LogReading<T extends KnownError> {
  private readonly findings: Finding<T>[] = [];
  private readonly harmless: Finding<T>[] = [];
  /** The failure that is being read, the outermost exception first. */
  private failure: Level<T>[] = [];
  /** How many more lines may belong to the text of its last exception. */
  private textLines = 0;

  constructor(private readonly known: ReturnType<typeof indexOf<T>>) {}

  readLine(text: string, line: number): void {
    const {pieces, hasFrames} = piecesOf(plainLine(text));
    this.textLines -= 1;
    pieces.forEach((piece) => this.readPiece(piece, line));
    this.textLines = hasFrames ? 0 : this.textLines;
  }

  /** Ends the last failure. Returns what was found. */
  end(): Finding<T>[] {
    this.close();
    return [...this.findings, ...this.harmless];
  }

  /** The known texts of a piece; one below its own class needs no more than one word. */
  private textsIn(piece: string, line: number, below?: string): TextHit<T>[] {
    const words = logWords(piece);
    const hits = [...new Set(words)]
      .flatMap((word) => this.known.byWord.get(word) ?? [])
      .map((candidate) => {
        const isBelow = below !== undefined && candidate.type === below;
        return {...candidate, at: findMessage(words, candidate.pattern, isBelow ? 1 : undefined)};
      })
      .filter(({at}) => at >= 0)
      .map(({error, type, at, pattern}) => ({error, type, at, length: patternLength(pattern)}))
      .sort((one, other) => other.length - one.length);
    return (
      hits
        // Of a text and a part of it, the text counts; an error counts once.
        .filter(
          ({error, at}, index) =>
            !hits
              .slice(0, index)
              .some((hit) => hit.error === error || (hit.at <= at && at < hit.at + hit.length)),
        )
        .sort((one, other) => one.at - other.at)
        .map((hit) => ({...hit, place: {line, excerpt: excerptOf(piece, hit.at)}}))
    );
  }

  private levelOf(piece: string, line: number, named?: NamedException): Level<T> {
    const {name: type, at = 0} = named ?? {};
    const error = type === undefined ? undefined : this.known.byClass.get(type);
    const place = {line, excerpt: piece.slice(at, at + MAX_EXCERPT).trim()};
    const isLogged = piece.includes(LOGGED);
    const level: Level<T> = {type, alone: error && {error, place}, texts: [], isLogged};
    const texts = this.textsIn(piece, line, type);
    if (named) {
      texts.filter((hit) => hit.type === type).forEach((hit) => (hit.place = place));
    }
    this.addTexts(level, texts);
    return level;
  }

  private addTexts(level: Level<T>, hits: TextHit<T>[]): void {
    const serious = hits.filter(({error}) => !error.isHarmless && error !== level.alone?.error);
    hits
      .filter(({error}) => error.isHarmless)
      .forEach((hit) => this.addTo(this.harmless, hit, this.harmless.length));
    level.texts.push(...serious);
    // A text says more than the class alone, unless it explains no more than one line of it.
    if (serious.some(({error}) => !error.isFirstLine)) {
      level.alone = undefined;
    }
  }

  private readPiece(piece: string, line: number): void {
    const last = this.failure.at(-1);
    const named = this.known.exceptionIn(piece);
    if (piece.includes(CAUSE)) {
      this.failure.push(this.levelOf(piece, line, named));
      this.textLines = MAX_TEXT_LINES;
    } else if (last?.isLogged && piece.includes('Message: ')) {
      const [, message = ''] = piece.split('Message: ', 2);
      if (last.alone) {
        const {place} = last.alone;
        place.excerpt = place.excerpt.replace(/^([\w$.]+)\).*/, (_, type) =>
          `${type}: ${message.trim()}`.slice(0, MAX_EXCERPT),
        );
      }
      this.addTexts(last, this.textsIn(piece, line, last.type));
    } else if (named) {
      this.close();
      this.failure = [this.levelOf(piece, line, named)];
      this.textLines = MAX_TEXT_LINES;
    } else {
      const isText = last !== undefined && this.textLines > 0;
      const texts = this.textsIn(piece, line, isText ? last.type : undefined);
      if (isText) {
        this.addTexts(last, texts);
      } else if (texts.length > 0) {
        this.close();
        const level: Level<T> = {texts: [], isLogged: false};
        this.addTexts(level, texts);
        this.failure = [level];
      }
    }
  }

  /** Adds the this.failure to the this.findings, each error once, its cause before it. */
  private close(): void {
    let next = this.findings.length;
    let wraps = false;
    const hits = this.failure
      .reverse()
      .flatMap(({texts, alone}) => [...texts.reverse(), ...(alone ? [alone] : [])]);
    for (const hit of hits) {
      next = this.addTo(this.findings, hit, next, wraps) + 1;
      wraps = true;
    }
    this.failure = [];
  }

  /** Adds an error, or a place to it. Returns where it is. */
  private addTo(list: Finding<T>[], {error, place}: Hit<T>, next: number, wraps = false): number {
    const at = list.findIndex((finding) => finding.error === error);
    if (at < 0) {
      list.splice(next, 0, {error, places: [place], wraps});
      return next;
    }
    const {places} = list[at]!;
    if (places.length < MAX_PLACES && !places.some(({excerpt}) => excerpt === place.excerpt)) {
      places.push(place);
    }
    return at;
  }
}

/**
 * Finds the known errors of a log. Each line is cut into words once, and only errors whose longest
 * word it has are looked for in it: the work grows with the length of the log, and no faster.
 *
 * @param log as a reader pasted it
 * @param errors that are known
 * @param pause waits until the page has done what else it has to do; called after each slice
 * @param signal stops the work
 * @returns of each failure the innermost cause first, then what is harmless; nothing when stopped
 */
export async function readLog<T extends KnownError>(
  log: string,
  errors: readonly T[],
  pause: () => Promise<void>,
  signal?: AbortSignal,
): Promise<Finding<T>[] | undefined> {
  const reading = new LogReading(indexOf(errors));
  /** Characters since the last pause. */
  let read = 0;
  for (const {line, text} of shortLines(log)) {
    if (read > SLICE) {
      await pause();
      read = 0;
    }
    if (signal?.aborted) {
      return undefined;
    }
    read += text.length + 1;
    reading.readLine(text, line);
  }
  return reading.end();
}

/**
 * The line to look for when no error of a log is known.
 *
 * @param log as a reader pasted it
 * @returns the first line that names an exception, from its name on, otherwise the first with `ERROR`
 */
export function lineToSearch(log: string): string | undefined {
  const exceptionIn = exceptionFinder([]);
  let withError: string | undefined;
  for (const {text} of shortLines(log)) {
    const [piece = ''] = piecesOf(plainLine(text)).pieces;
    const named = exceptionIn(piece);
    if (named) {
      return piece.slice(named.at, named.at + MAX_EXCERPT).trim();
    }
    withError ??= /\bERROR\b/.test(piece) ? piece : undefined;
  }
  return (
    withError
      ?.replace(/^.*?\bERROR\b[\]:\s-]*/, '')
      .slice(0, MAX_EXCERPT)
      .trim() || undefined
  );
}

function excerptOf(piece: string, at: number): string {
  const start = [...piece.matchAll(WORD)][at]?.index ?? 0;
  return piece.slice(start, start + MAX_EXCERPT).trim();
}
