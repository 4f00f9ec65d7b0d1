import {findMessage, patternLength, type MessagePattern} from '../../search/messagePattern';
import {exceptionFinder, type NamedException} from './exceptionNames';
import {reasonOf} from './headline';
import {CAUSE, shortLines, segmentsOf, plainLine} from './lines';

/** An error that the log reader knows, or a family of errors. */
export interface KnownError {
  id: string;
  /** What a log has of it, with `{name}` where a value is; an exception begins with its class. */
  texts?: readonly string[];
  /** Whether it explains the text of an exception whose class has an entry of its own. */
  isFirstLine?: boolean;
  /** Whether the line has nothing to do with the failure. */
  isHarmless?: boolean;
  /** Whether it only says that something else failed. */
  isConsequence?: boolean;
  /** Ids of errors that say more than this one when they wrap it. */
  behind?: readonly string[];
  /** What the classes of a family begin with. A class without an entry of its own gets its family. */
  packages?: readonly string[];
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
  /** Whether it is an exception around the finding before it, raised because of it, or the cause inside of it. */
  role?: 'outer' | 'inner';
  /** The class that it is, if the log has only a name that several classes have. */
  perhaps?: string;
}

/** What a log has, unless it was stopped. */
export interface Found<T extends KnownError> {
  /** Of each failure the innermost cause first, then families, consequences, and what is harmless. */
  findings: Finding<T>[];
  /** The line to look for if no finding says what failed. */
  line?: string;
}

interface Hit<T> extends Pick<Finding, 'perhaps'> {
  error: T;
  /** Class of the text that was found, if it has one. */
  type?: string;
  place: Place;
  /** Where it begins in its line. */
  start: number;
}

interface Candidate<T> {
  error: T;
  /** Class of the exception, if it is one. */
  type?: string;
  pattern: MessagePattern;
}

/** An exception of a failure, or a line without one. */
interface Level<T> {
  /** Classes that the exception can be, known or not. */
  types: readonly string[];
  /** The line from the exception on. */
  place: Place;
  /** The entries of the classes alone. */
  ofClass: Hit<T>[];
  /** What explains its text. */
  texts: Hit<T>[];
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
const AROUND_VALUE = /[[\]<>:]/;
/** The class at the beginning of a known text. */
const CLASS = /^((?:[a-z]\w*\.)+[A-Z][\w$]*)(?:: |$)/;

/** What says in a line without a class what failed, the surest first. */
const SIGNS = [
  /^(?!.*Tests run:).*(?:##\[error\]|\bERR!|\b(?:ERROR|FATAL|SEVERE)\b|\b(?:error|exception|fatal)\]?:)/i,
  /\b(?:denied|cannot|could not|unable to|not found|timed? ?out|invalid|refused)\b/i,
  /\b(?:fail(?:ed|ure)?|(?:Failures|Errors): [1-9])\b/i,
  /\bWARN(?:ING)?\b/i,
  /\b(?:does not|doesn't|is not|isn't|missing|must|no such|too many|unknown|unsupported)\b/i,
];
/** The place of an error among the findings: what says what failed is first. */
const rankOf = ({isHarmless, isConsequence, packages}: KnownError): number =>
  isHarmless ? 3 : isConsequence ? 2 : packages ? 1 : 0;
/** Level and time before what a line says. */
const BEFORE_SAID =
  /^.*?(?:\b(?:ERROR|FATAL|SEVERE)\b|\bERR!|##\[error|\b(?:Error|error):)[\]:\s-]*/;
/** Whether it is more than a level or a mark. */
const hasWords = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1;
/** What a build tool says beside each error, and a stack line that was cut off. */
const ADVICE =
  /^\S+ (?:-> )?\[Help \d\]|^\S+\s+at(?: [\w$.<>/]+)?$|\b(?:Please refer to|re-run Maven|For more information about|Command duration or timeout)\b/i;
/** After it, what a line before it says is over. */
const SUCCESS = /\bBUILD SUCCESS|\bPASSED\b/;

/**
 * Cuts a text into words and punctuation. Case and the punctuation between words count here: a log has messages
 * as they were thrown, and identifiers that look like them.
 */
function logWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/**
 * The fixed words of a text between its placeholders, without the punctuation at their ends, which logs
 * cut off; brackets and colons around a value count. A log has its numbers as they are.
 */
function patternOf(text: string): MessagePattern {
  const groups = text.split(/\{\w*\}/).map(logWords);
  return groups
    .map((words, index) => {
      const counts = (word: string, isOuter: boolean) =>
        IS_WORD.test(word) || (!isOuter && AROUND_VALUE.test(word));
      const first = words.findIndex((word) => counts(word, index === 0));
      const last = words.findLastIndex((word) => counts(word, index === groups.length - 1));
      return words.slice(Math.max(0, first), last + 1);
    })
    .filter((group) => group.length > 0);
}

/** The known errors, by what a line needs to have of them; `listed` are classes without an entry. */
function indexOf<T extends KnownError>(errors: readonly T[], listed: readonly string[]) {
  /** Errors of a class, whatever its text is. */
  const byClass = new Map<string, T>();
  const types = new Set<string>();
  /** Errors by the longest word of their text, which few other lines have. */
  const byWord = new Map<string, Candidate<T>[]>();
  for (const error of errors) {
    for (const text of error.texts ?? []) {
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
  const familyOf = (type: string): T | undefined =>
    errors.find(({packages = []}) => packages.some((start) => type.startsWith(start)));
  return {byClass, byWord, familyOf, exceptionIn: exceptionFinder(types, listed)};
}

/** Reads a log segment by segment. */
class LogReading<T extends KnownError> {
  private readonly findings: Finding<T>[] = [];
  /** The innermost exception of the first failure that nothing explains. */
  private unknown?: string;
  /** The first line for each of `SIGNS`. */
  private signs: (string | undefined)[] = [];
  /** The failure that is being read, the outermost exception first. */
  private failure: Level<T>[] = [];
  /** How many more lines may belong to the text of its last exception. */
  private textLines = 0;

  constructor(private readonly known: ReturnType<typeof indexOf<T>>) {}

  readLine(text: string, line: number): void {
    const {segments, hasFrames} = segmentsOf(plainLine(text));
    this.textLines -= 1;
    segments.forEach((segment) => this.readSegment(segment, line));
    this.textLines = hasFrames ? 0 : this.textLines;
  }

  /** Ends the last failure. */
  end(): Found<T> {
    this.close();
    const findings = this.findings.sort((one, other) => rankOf(one.error) - rankOf(other.error));
    findings.forEach((inner, index) => {
      const outer = findings[index + 1];
      if (outer?.role === 'outer' && inner.error.behind?.includes(outer.error.id)) {
        findings.splice(index, 2, {...outer, role: inner.role}, {...inner, role: 'inner'});
      }
    });
    const line = this.unknown ?? this.signs.find((sign) => sign !== undefined);
    return {findings, line: line && reasonOf(line)};
  }

  /** The known texts of a segment; one below its own class needs no more than one word. */
  private textsIn(segment: string, line: number, below: readonly string[]): Hit<T>[] {
    const found = [...segment.matchAll(WORD)];
    const words = found.map(([word]) => word);
    const hits = [...new Set(words)]
      .flatMap((word) => this.known.byWord.get(word) ?? [])
      .map(({error, type, pattern}) => {
        const least = type !== undefined && below.includes(type) ? 1 : undefined;
        const at = findMessage(words, pattern, least);
        return {error, type, at, length: patternLength(pattern)};
      })
      .filter(({at}) => at >= 0)
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
        .map(({error, type, at}) => {
          const start = found[at]!.index;
          return {error, type, start, place: {line, excerpt: excerptOf(segment, start)}};
        })
    );
  }

  private levelOf(segment: string, line: number, named?: NamedException): Level<T> {
    const {names: types = [], at: start = 0} = named ?? {};
    const {byClass, familyOf} = this.known;
    const place = {line, excerpt: excerptOf(segment, start)};
    const isShared = types.length > 1;
    const ofClass = types.flatMap((type) => {
      const error = byClass.get(type) ?? (isShared ? familyOf(type) : undefined);
      return error ? [{error, place, start, perhaps: isShared ? type : undefined}] : [];
    });
    const level: Level<T> = {types, place, ofClass, texts: [], isLogged: segment.includes(LOGGED)};
    this.addTexts(level, this.textsIn(segment, line, types));
    return level;
  }

  private addTexts(level: Level<T>, hits: Hit<T>[]): void {
    const isShared = level.types.length > 1;
    const isOfClass = ({error}: Hit<T>) => level.ofClass.some((hit) => hit.error === error);
    const serious = hits
      .filter((hit) => !hit.error.isHarmless && (isShared || !isOfClass(hit)))
      // The text of a class is shown with it.
      .map((hit) => (level.types.includes(hit.type ?? '') ? {...hit, place: level.place} : hit));
    hits.filter(({error}) => error.isHarmless).forEach((hit) => this.add(hit));
    level.texts.push(...serious);
    // A text says more than the class alone, unless it explains no more than one line of it.
    if (isShared ? serious.length > 0 : serious.some(({error}) => !error.isFirstLine)) {
      level.ofClass = [];
    }
  }

  private readSegment(segment: string, line: number): void {
    const last = this.failure.at(-1);
    const named = this.known.exceptionIn(segment);
    if (segment.includes(CAUSE)) {
      this.failure.push(this.levelOf(segment, line, named));
      this.textLines = MAX_TEXT_LINES;
    } else if (last?.isLogged && segment.includes('Message: ')) {
      const [, message = ''] = segment.split('Message: ', 2);
      last.place.excerpt = last.place.excerpt.replace(/^([\w$.]+)\).*/, (_, type) =>
        `${type}: ${message.trim()}`.slice(0, MAX_EXCERPT),
      );
      this.addTexts(last, this.textsIn(segment, line, last.types));
    } else if (named) {
      this.close();
      this.failure = [this.levelOf(segment, line, named)];
      this.textLines = MAX_TEXT_LINES;
    } else {
      this.readText(segment, line, this.textLines > 0 ? last : undefined);
    }
  }

  /** Reads what names no exception, but may be more text of the last one. */
  private readText(segment: string, line: number, last?: Level<T>): void {
    const texts = this.textsIn(segment, line, last?.types ?? []);
    if (last) {
      this.addTexts(last, texts);
    } else if (texts.length > 0) {
      this.close();
      this.failure = [this.levelOf(segment, line)];
    }
    this.signs = SUCCESS.test(segment) ? [] : this.signs;
    if (texts.length === 0 && !ADVICE.test(segment)) {
      const said = segment.replace(BEFORE_SAID, '');
      const excerpt = excerptOf(hasWords(said) ? said : segment, 0);
      SIGNS.forEach((sign, at) => {
        this.signs[at] ??= hasWords(segment) && sign.test(segment) ? excerpt : undefined;
      });
    }
  }

  /** Adds the failure to what was found, each error once, its cause before it. */
  private close(): void {
    const levels = this.failure.reverse();
    const hits = levels.flatMap(({texts, ofClass}) =>
      [...texts, ...ofClass].sort(
        (one, other) => other.place.line - one.place.line || other.start - one.start,
      ),
    );
    const errors = hits.filter(({error}) => !error.isConsequence);
    let next = this.findings.length;
    errors.forEach((hit, index) => {
      next = this.add(hit, next, index === 0 ? undefined : 'outer') + 1;
    });
    hits.filter(({error}) => error.isConsequence).forEach((hit) => this.add(hit));
    const {byClass, familyOf} = this.known;
    const named = levels.filter(({types}) => types.length > 0);
    const inFamily = named.find(({types: [type]}) => !byClass.has(type!) && familyOf(type!));
    if (errors.length === 0 && inFamily) {
      this.add({error: familyOf(inFamily.types[0]!)!, place: inFamily.place, start: 0});
    } else if (named[0]?.ofClass.length === 0 && levels.every(({texts}) => texts.length === 0)) {
      this.unknown ??= named[0].place.excerpt;
      errors.slice(0, 1).forEach((hit) => this.add({...hit, place: named[0]!.place}));
    }
    this.failure = [];
  }

  /** Adds an error, or a place to it. Returns where it is. */
  private add(hit: Hit<T>, next = this.findings.length, role?: 'outer'): number {
    const {error, place, perhaps} = hit;
    const at = this.findings.findIndex((finding) => finding.error === error);
    if (at < 0) {
      const finding = {error, places: [place], role: perhaps ? undefined : role, perhaps};
      this.findings.splice(next, 0, finding);
      return next;
    }
    const {places} = this.findings[at]!;
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
 * @param listed qualified names of exceptions, known or not: logs leave out the package
 * @returns nothing when stopped
 */
export async function readLog<T extends KnownError>(
  log: string,
  errors: readonly T[],
  pause: () => Promise<void>,
  signal?: AbortSignal,
  listed: readonly string[] = [],
): Promise<Found<T> | undefined> {
  const reading = new LogReading(indexOf(errors, listed));
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

function excerptOf(segment: string, start: number): string {
  return segment.slice(start, start + MAX_EXCERPT).trim();
}
