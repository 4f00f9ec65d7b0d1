import {qualifiedName, types} from '../../framework';
import {once} from '../../framework/once';
import type {ApiType} from '../../framework/types';
import {pageOf} from '../insert/apiAddresses';
import {callOn} from './spanAddress';

/** A name in code: how many letters are before it, and the address of what it is. */
export interface NameLink {
  at: number;
  name: string;
  to: string;
}

const FRAMEWORK = 'io.github.boykaframework.';

/** The framework's types by their full names; read with the first sample. */
const typesByName = once(() => new Map(types().map((type) => [qualifiedName(type), type])));

/** Text, comments, names and numbers, and punctuation. */
const TOKEN =
  /"""[^]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/.*|\/\*[^]*?\*\/|[\w$]+|::|->|[^\s\w$]/g;
const NAME = /^[A-Za-z_$]/;
/** Keywords after which a name with brackets is a call, and not a method that is declared. */
const BEFORE_CALL = new Set(['return', 'else', 'throw', 'case', 'yield', 'assert', 'do']);

/** What the imports of a file bring from the framework. */
function importsOf(lines: readonly string[]) {
  const imported = new Map<string, ApiType>();
  const statics = new Map<string, ApiType>();
  for (const line of lines) {
    const [, isStatic, owner = '', name = ''] =
      /^\s*import (static )?([\w.]+)\.(\w+);/.exec(line) ?? [];
    const type = typesByName().get(isStatic ? owner : `${owner}.${name}`);
    if (type && owner.startsWith(FRAMEWORK.slice(0, -1))) {
      (isStatic ? statics : imported).set(name, type);
    }
  }
  return {imported, statics};
}

/**
 * The names in Java code that are the framework's for certain: types that are imported from it, and
 * methods that are imported, or called on such a type, on what another such call returns, or on a
 * variable of such a type.
 *
 * @param code what is shown
 * @param imports lines of the whole file, of which those with imports count
 * @returns every place of each name that has a page, in their order
 */
export function javaNames(code: string, imports: readonly string[]): NameLink[] {
  const {imported, statics} = importsOf([...imports, ...code.split('\n')]);
  const shown = code.replace(/^\s*(?:import|package) .*$/gm, (line) => ' '.repeat(line.length));
  const tokens = [...shown.matchAll(TOKEN)]
    .filter(([text]) => !/^\/[/*]/.test(text))
    .map(({0: text, index}) => ({text, index}));
  const textAt = (index: number) => tokens[index]?.text ?? '';
  const isName = (index: number) => NAME.test(textAt(index));

  /** Types of variables; nothing for one of another type. A name of two types is none. */
  const variables = new Map<string, ApiType | undefined>();
  const declare = (name: string, type: ApiType | undefined) =>
    variables.set(name, variables.has(name) && variables.get(name) !== type ? undefined : type);
  /** Methods that the code declares itself. */
  const declared = new Set(tokens.flatMap(({text}, index) => (isDeclaration(index) ? [text] : [])));
  /** What the calls around return, and by the place of its last bracket what a call has returned. */
  const open: (ApiType | undefined)[] = [];
  const returned = new Map<number, ApiType | undefined>();
  /** The variable of `var` whose value is read. */
  let pending: {name: string; depth: number} | undefined;
  const links: NameLink[] = [];
  const add = (index: number, to: string | undefined) =>
    to !== undefined && links.push({at: tokens[index]!.index, name: textAt(index), to});

  for (const [index, {text}] of tokens.entries()) {
    const next = textAt(index + 1);
    if (text === '(') {
      open.push(isName(index - 1) ? call(index - 1) : undefined);
    } else if (text === ')') {
      returned.set(index, open.pop());
    } else if (text === ';' && pending?.depth === open.length) {
      declare(pending.name, returned.get(index - 1));
      pending = undefined;
    } else if (text === 'var' && isName(index + 1)) {
      pending = {name: next, depth: open.length};
    } else if (isName(index) && textAt(index - 1) !== '.') {
      const type = imported.get(text);
      if (type) {
        add(index, pageOf(type.name));
      }
      if (isName(index + 1) && /^[=;,):]$/.test(textAt(index + 2)) && !BEFORE_CALL.has(text)) {
        declare(next, type);
      }
    }
  }
  return links.sort((a, b) => a.at - b.at);

  function isDeclaration(index: number): boolean {
    const before = textAt(index - 1);
    return (
      isName(index) &&
      textAt(index + 1) === '(' &&
      (before === '>' || before === ']' || (NAME.test(before) && before !== 'new')) &&
      !BEFORE_CALL.has(before)
    );
  }

  /** Links a call, and gives what it returns. */
  function call(index: number): ApiType | undefined {
    const name = textAt(index);
    const before = textAt(index - 1);
    if (before === 'new') {
      return imported.get(name);
    }
    const type = before === '.' ? receiver(index - 2) : ownMethod(index, name);
    const found = type && callOn(type, name);
    add(index, found?.to);
    return found?.returns;
  }

  function ownMethod(index: number, name: string): ApiType | undefined {
    return textAt(index - 1) === '::' || declared.has(name) ? undefined : statics.get(name);
  }

  function receiver(index: number): ApiType | undefined {
    const name = textAt(index);
    if (name === ')') {
      return returned.get(index);
    }
    if (!isName(index) || textAt(index - 1) === '.') {
      return undefined;
    }
    return variables.has(name) ? variables.get(name) : imported.get(name);
  }
}
