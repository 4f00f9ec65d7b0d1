import {
  findMessage,
  messagePattern,
  patternLength,
  type MessagePattern,
} from '../../search/messagePattern';

/** An error that the log reader knows. */
export interface KnownError {
  /** What a log has of it, with `{name}` where a value is; an exception begins with its class. */
  texts: readonly string[];
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
  text: string;
  pattern: MessagePattern;
}

/** Characters that are read at once: a browser stays quick between two slices. */
export const SLICE = 32_768;
/** A longer line is read in parts, so that no line takes longer than a slice. */
const MAX_LINE = 8192;
const MAX_PLACES = 5;
const MAX_EXCERPT = 300;
const WORD = /\p{L}+|\p{N}+|[^\s\p{L}\p{N}]/gu;
const IS_WORD = /[\p{L}\p{N}]/u;
/** A frame of a stack trace, as Java or the framework's own log prints it. */
const FRAME = /\sat [\w$.<>/@~-]+(?:\([^()]*\)|: \S+ Line Number: [\d,.]+)/g;
const CAUSE = 'Caused by: ';
/** The signs that a report in XML or HTML escapes. */
const ENTITIES = new Map(Object.entries({amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'"}));
/** A class that is used again after its first failure: Java puts that failure into one line. */
const FIRST_FAILURE = 'ExceptionInInitializerError: Exception ';
/** The first line of a stack trace, known or not, without what a log puts before it. */
const HEAD =
  /^\s*(?:\[[^\]]*\]\s*)*(?:Exception in thread "[^"]*" )?(?:[\w$]+\.)+[A-Z][\w$]*(?::|\s*$)/;

/**
 * Cuts a text into words and signs. Case and the signs between words count here: a log has messages
 * as they were thrown, and identifiers that look like them.
 */
function logWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The words and signs of a fixed part, without the signs at its ends, which logs cut off. */
function fixedWords(text: string): string[] {
  const words = logWords(text);
  const isWord = (word: string) => IS_WORD.test(word);
  return words.slice(Math.max(0, words.findIndex(isWord)), words.findLastIndex(isWord) + 1);
}

/**
 * Finds the known errors of a log. Each line is cut into words once, and only errors whose first word
 * it has are looked for in it: the work grows with the length of the log, and no faster.
 *
 * @param log as a reader pasted it
 * @param errors that are known
 * @param pause waits until the page has done what else it has to do; called after each slice
 * @param signal stops the work
 * @returns of each failure the innermost cause first; nothing when stopped
 */
export async function readLog<T extends KnownError>(
  log: string,
  errors: readonly T[],
  pause: () => Promise<void>,
  signal?: AbortSignal,
): Promise<Finding<T>[] | undefined> {
  const byFirstWord = new Map<string, Candidate<T>[]>();
  for (const error of errors) {
    for (const text of error.texts) {
      const pattern = messagePattern(text, fixedWords);
      const first = pattern[0]?.[0] ?? '';
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), {error, text, pattern}]);
    }
  }
  const findings: Finding<T>[] = [];
  /** The hits of the failure that is being read, the outermost exception first. */
  let failure: Hit<T>[][] = [];
  let line = 0;
  /** Characters since the last pause. */
  let read = 0;
  for (const whole of log.split('\n')) {
    line += 1;
    for (let start = 0; start < whole.length; start += MAX_LINE) {
      if (read > SLICE) {
        await pause();
        read = 0;
      }
      if (signal?.aborted) {
        return undefined;
      }
      const part = whole.slice(start, start + MAX_LINE);
      read += part.length + 1;
      ` ${part}`
        .replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
        .replace(FIRST_FAILURE, `ExceptionInInitializerError ${CAUSE}`)
        .split(FRAME)
        .flatMap((piece) => piece.split(/(?=Caused by: )/))
        .forEach(readPart);
    }
  }
  close();
  return findings;

  function hitsIn(part: string): Hit<T>[] {
    const words = logWords(part);
    const candidates = [...new Set(words)].flatMap((word) => byFirstWord.get(word) ?? []);
    const hits = candidates
      .map((candidate) => ({...candidate, at: findMessage(words, candidate.pattern)}))
      .filter(({at}) => at >= 0)
      .sort((one, other) => patternLength(other.pattern) - patternLength(one.pattern));
    return hits
      .filter(
        // An exception with its text is more than the exception alone.
        ({text}, index) =>
          !hits.slice(0, index).some((better) => classIn(better.text) === classIn(text)),
      )
      .map(({error, at}) => ({error, place: {line, excerpt: excerptOf(part, at)}}));
  }

  function readPart(part: string): void {
    const hits = hitsIn(part);
    const last = failure.at(-1);
    if (part.includes(CAUSE)) {
      failure.push(hits);
    } else if (last && part.includes('Message: ')) {
      // The framework's own log has the class in one line, and its text in the next.
      const [, message = ''] = part.split('Message: ', 2);
      for (const {place} of last) {
        place.excerpt = place.excerpt.replace(/^([\w$.]+)\).*/, (_, type) =>
          `${type}: ${message.trim()}`.slice(0, MAX_EXCERPT),
        );
      }
      last.push(...hits);
    } else if (hits.length > 0 || HEAD.test(part)) {
      close();
      failure = [hits];
    }
  }

  /** Adds the failure to the findings, each error once, its cause before it. */
  function close(): void {
    let next = findings.length;
    let wraps = false;
    for (const {error, place} of failure.reverse().flat()) {
      const at = findings.findIndex((finding) => finding.error === error);
      if (at < 0) {
        findings.splice(next, 0, {error, places: [place], wraps});
        next += 1;
      } else {
        const {places} = findings[at]!;
        if (places.length < MAX_PLACES && !places.some(({excerpt}) => excerpt === place.excerpt)) {
          places.push(place);
        }
        next = at + 1;
      }
      wraps = true;
    }
    failure = [];
  }
}

/** The class of an exception; of a message its first words, which no other message has. */
function classIn(text: string): string {
  return text.split(':')[0]!;
}

function excerptOf(part: string, at: number): string {
  const start = [...part.matchAll(WORD)][at]?.index ?? 0;
  return part.slice(start, start + MAX_EXCERPT).trim();
}
