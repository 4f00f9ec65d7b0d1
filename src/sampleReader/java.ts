// What Java looks like to the site, which colors it and links it without a compiler: nothing else reads it by patterns.

/** A name in code. */
export interface JavaName {
  name: string;
  /** How many letters are before it. */
  at: number;
  /** What joins it to the value or the type before it. */
  after: '' | '.' | '::';
  isCall: boolean;
}

interface JavaImport {
  line: string;
  /** The package, or the type of a static import. */
  owner: string;
  name: string;
  isStatic: boolean;
}

/** Texts, characters, comments, and the lines in which names are declared to be elsewhere. */
const NO_CODE =
  /"""[^]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/.*|\/\*[^]*?\*\/|^ *(?:import|package) .*/gm;

/** A name with what is around it, or the end of a statement. */
const PART = /(\.\s*|::\s*)?\b([A-Za-z_$][\w$]*)(\s*\()?|[;{}]/g;

/**
 * The names in code, without those in texts, comments, and imports, by statement: an annotation, a
 * declaration up to its brace, or what ends with a semicolon.
 */
export function statementsIn(code: string): JavaName[][] {
  const statements: JavaName[][] = [[]];
  const plain = code.replace(NO_CODE, (text) => text.replace(/[^\n]/g, ' '));
  for (const {1: joint = '', 2: name, 3: bracket, index} of plain.matchAll(PART)) {
    if (name === undefined) {
      statements.push([]);
    } else {
      const after = joint.trim() as JavaName['after'];
      const isCall = bracket !== undefined;
      statements.at(-1)!.push({name, at: index + joint.length, after, isCall});
    }
  }
  return statements;
}

/** The names in code, in their order. */
export const namesIn = (code: string): JavaName[] => statementsIn(code).flat();

/** The imports among the lines of a file. */
export function importsIn(lines: readonly string[]): JavaImport[] {
  return lines.flatMap((line) => {
    const [, modifier, owner, name] = /^\s*import (static )?([\w.]+)\.(\w+);/.exec(line) ?? [];
    return owner && name ? [{line, owner, name, isStatic: modifier !== undefined}] : [];
  });
}

/** The lines of code that call a method or refer to it, counted from 1. */
export function linesOfCall(code: string, method: string, isStatic: boolean): number[] {
  const uses = namesIn(code).filter(
    ({name, after, isCall}) =>
      name === method && (after === '::' || (isCall && (isStatic || after === '.'))),
  );
  return [...new Set(uses.map(({at}) => code.slice(0, at).split('\n').length))];
}

/** The annotations of a method, and the line with its name. */
const METHOD = /^\s*((?: *@\w.*\n)*)(.*\b(\w+)\((.*)\).*\{)\n/;

/**
 * The method with which code begins.
 *
 * @returns its name, whether it is a test, and how many lines at the start and the end are only the
 *   frame of what it does: none unless it is the whole code, annotated, and without parameters
 */
export function methodIn(code: string) {
  const [start = '', annotations = '', head = '', name, parameters] = METHOD.exec(code) ?? [];
  if (name === undefined) {
    return undefined;
  }
  const body = code.slice(start.length).split('\n');
  const isWhole = body.pop() === '}' && body.every((line) => /^(?: {4}|$)/.test(line));
  const isFrame = annotations !== '' && /^(?:public )?void /.test(head) && parameters === '';
  return {
    name,
    isTest: /^ *@Test\b/m.test(annotations),
    frame: isWhole && isFrame ? start.split('\n').length - 1 : 0,
  };
}

/** Calls without their arguments: `onElement(LOGIN).click()` is `onElement()` and `click()`. */
export function withoutArguments(code: string): string {
  const shorter = code.replace(/"[^"]*"/g, '').replace(/\((?:[^()]|\(\))+\)/g, '()');
  return shorter === code ? code : withoutArguments(shorter);
}
