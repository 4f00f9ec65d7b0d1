import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Lines, placeOf, readSource, type SampleSource} from '../../sampleReader/readSample';

/** A place in the sample project, by its path below `src/samples`. */
export interface SampleLink {
  name: string;
  place: string;
}

/** A field or method of a class, with its annotations. */
interface Member extends Lines {
  name: string;
}

/** A line of Java without comment, and without the content of its string literals. */
export function withoutText(line: string): string {
  return line.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\/\/.*/, '');
}

/** The variable that a statement declares. */
export function declaredBy(statement: string): string | undefined {
  return /^\s*(?:final )?[\w<>[\], .?]+ (\w+)\s*=(?!=)/.exec(statement)?.[1];
}

/** A member is indented by four blanks; its name is the last word before `=`, `;`, or `(`. */
const MEMBER = /^ {4}[A-Za-z][\w<>[\], .?]* (\w+)(?: =|;|\()/;

function membersOf({lines}: SampleSource): Member[] {
  return lines.flatMap((line, index) => {
    const name = MEMBER.exec(withoutText(line))?.[1];
    if (name === undefined) {
      return [];
    }
    const annotations = lines.slice(0, index).findLastIndex((item) => !/^ {4}@/.test(item));
    const end = line.endsWith('{') ? /^ {4}\}/ : /;$/;
    const length = lines.slice(index).findIndex((item) => end.test(item)) + 1;
    return [{name, from: annotations + 1, to: index + length}];
  });
}

/** The field or method that a line is in. */
const memberAround = (source: SampleSource, line: number): Member | undefined =>
  membersOf(source).find(({from, to}) => from <= line && line < to);

/**
 * A link to the whole method around a line of a sample.
 *
 * @returns nothing for a line outside of methods
 */
export function methodAround(source: SampleSource, line: number) {
  const member = memberAround(source, line);
  return (
    member && {
      name: `${path.posix.basename(source.place, '.java')}.${member.name}`,
      place: placeOf(source, member),
      isTest: source.lines.slice(member.from, member.to).some((item) => /^ {4}@Test\b/.test(item)),
    }
  );
}

const IMPORT = /^import (static )?([\w.]+)\.(\w+);$/;
const SAMPLES_PACKAGE = 'com.example.boyka';

/** The imports of a file that lines of it need, without those of the sample project itself. */
export function importsOf({lines}: SampleSource, shown: readonly string[]): string[] {
  const names = new Set(shown.flatMap((line) => withoutText(line).match(/(?<![\w.])\w+/g) ?? []));
  return lines.filter((line) => {
    const [, , owner, name] = IMPORT.exec(line) ?? [];
    return owner !== undefined && !owner.startsWith(SAMPLES_PACKAGE) && names.has(name!);
  });
}

/** A class of the sample project by its full name. */
function classOf({samples, place}: SampleSource, name: string): SampleSource | undefined {
  const root = place.slice(0, place.indexOf(SAMPLES_PACKAGE.replaceAll('.', '/')));
  const file = `${root}${name.replaceAll('.', '/')}.java`;
  return existsSync(path.join(samples, file)) ? readSource(file, samples) : undefined;
}

/** The full name that an import has for a name, or that a class of the same package has. */
function fullName({lines}: SampleSource, name: string, isStatic: boolean): string | undefined {
  for (const line of lines) {
    const [, isStaticImport, owner, member] = IMPORT.exec(line) ?? [];
    if (member === name && Boolean(isStaticImport) === isStatic) {
      return isStatic ? owner : `${owner}.${name}`;
    }
  }
  const [, own] = lines.map((line) => /^package ([\w.]+);/.exec(line)).find(Boolean) ?? [];
  return isStatic ? undefined : `${own}.${name}`;
}

/** Where the sample project defines a class, or a member of it. */
function definedIn(owner: SampleSource, name: string, member?: string): SampleLink | undefined {
  if (member === undefined) {
    return {name, place: owner.place};
  }
  const found = membersOf(owner).find((item) => item.name === member);
  return found && {name, place: placeOf(owner, found)};
}

/** `LoginPage.USER`, and names alone; not what follows a dot. */
const NAME = /(?<![\w.])([A-Z]\w*)(?:\.(\w+))?|(?<![\w.])([a-z]\w*)/g;

/**
 * Links to what lines of a sample use and the sample project defines elsewhere: locators, methods
 * and fields of its classes, and variables that the test declares before.
 *
 * @param source the file
 * @param shown the lines that a page shows
 */
export function usesOf(source: SampleSource, shown: readonly Lines[]): SampleLink[] {
  const code = shown.flatMap(({from, to}) => source.lines.slice(from, to)).map(withoutText);
  const isShown = (line: number) => shown.some(({from, to}) => from <= line && line < to);
  const own = [...membersOf(source), ...variablesAround(source, shown[0]!.from)];
  const declared = new Set(code.map(declaredBy));
  const links = new Map<string, SampleLink>();
  for (const [text, type, member, name] of code.join('\n').matchAll(NAME)) {
    const link = type ? ofClass(type, member, text) : ofName(name!);
    if (link) {
      links.set(link.name, link);
    }
  }
  return [...links.values()];

  function ofClass(type: string, member: string | undefined, text: string) {
    const owner = classOf(source, fullName(source, type, false)!);
    return owner && (definedIn(owner, text, member) ?? definedIn(owner, type));
  }

  function ofName(name: string): SampleLink | undefined {
    if (declared.has(name)) {
      return undefined;
    }
    const found = own.find((item) => item.name === name);
    if (found) {
      return isShown(found.to - 1) ? undefined : {name, place: placeOf(source, found)};
    }
    const type = fullName(source, name, true);
    const owner = type === undefined ? undefined : classOf(source, type);
    return owner && definedIn(owner, name, name);
  }
}

/** The variables that the method around a line declares before it, the last one first. */
function variablesAround(source: SampleSource, line: number): Member[] {
  const start = memberAround(source, line)?.from ?? line;
  const variables = source.lines.slice(start, line).flatMap((text, index) => {
    const name = declaredBy(withoutText(text));
    const from = start + index;
    return name ? [{name, from, to: from + 1}] : [];
  });
  return variables.reverse();
}
