import {existsSync} from 'node:fs';
import path from 'node:path';
import {placeOf, readSource, type SampleSource} from '../../sampleReader/readSample';
import type {Region} from '../../sampleReader/regions';

/** A place in the sample project, by its path below `src/samples`. */
export interface SampleLink {
  name: string;
  place: string;
}

const IMPORT = /^import (static )?([\w.]+)\.(\w+);$/;
const SAMPLES_PACKAGE = 'com.example.boyka';

/** The code that a page shows of a sample, without comments and the content of its texts. */
const codeOf = ({lines, parts}: SampleSource) =>
  parts
    .flatMap(({from, to}) => lines.slice(from, to))
    .map((line) => line.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\/\/.*/, ''))
    .join('\n');

/** The imports of a file that the shown code needs, without those of the sample project itself. */
export function importsOf(source: SampleSource): string[] {
  const names = new Set(codeOf(source).match(/(?<![\w.])\w+/g));
  return source.lines.filter((line) => {
    const [, , owner, name] = IMPORT.exec(line) ?? [];
    return owner !== undefined && !owner.startsWith(SAMPLES_PACKAGE) && names.has(name!);
  });
}

/** The class of the sample project from which a file imports a name, or that is beside it. */
function classOf({samples, place, lines}: SampleSource, name: string, isStatic: boolean) {
  const [, , owner] =
    lines
      .map((line) => IMPORT.exec(line))
      .find((found) => found?.[3] === name && Boolean(found[1]) === isStatic) ?? [];
  const root = place.slice(0, place.indexOf(SAMPLES_PACKAGE.replaceAll('.', '/')));
  const beside = isStatic ? '' : `${path.posix.dirname(place)}/${name}`;
  const type = owner === undefined ? beside : `${root}${owner.replaceAll('.', '/')}`;
  const file = owner === undefined || isStatic ? `${type}.java` : `${type}/${name}.java`;
  return existsSync(path.join(samples, file)) ? readSource(file, samples) : undefined;
}

function regionLink(source: SampleSource | undefined, region: string, name: string) {
  const found = source?.regions.get(region);
  return source && found && {name, place: placeOf(source, found)};
}

/** `LoginPage.USER`, and names alone; not what follows a dot. */
const NAME = /(?<![\w.])(?:([A-Z]\w*)(?:\.(\w+))?|([a-z]\w*))/g;

/** Links to what the shown code uses: classes of the samples, and what has a region of its name. */
function usesOf(source: SampleSource): SampleLink[] {
  const code = codeOf(source);
  const links = [...code.matchAll(NAME)].flatMap(([text, type, member = '', name = '']) => {
    if (type) {
      const owner = classOf(source, type, false);
      return regionLink(owner, member, text) ?? (owner ? {name: type, place: owner.place} : []);
    }
    const own = source.regions.get(name);
    const isShown = own && source.parts.some(({from, to}) => from < own.to && own.from < to);
    return isShown
      ? []
      : (regionLink(source, name, name) ??
          regionLink(classOf(source, name, true), name, name) ??
          []);
  });
  return [...new Map(links.map((link) => [link.name, link])).values()];
}

/** The smallest region around what is shown that is a method. */
function wholeOf(source: SampleSource) {
  const codeIn = ({from, to}: Region) => source.lines.slice(from, to);
  const [found] = [...source.regions.values()]
    .filter(({from, to}) => from < source.from && source.to < to)
    .sort((a, b) => a.to - a.from - (b.to - b.from))
    .filter((region) => headOf(codeIn(region)).endsWith('{'));
  return (
    found && {
      name: `${path.posix.basename(source.place, '.java')}.${/(\w+)\(/.exec(headOf(codeIn(found)))?.[1]}`,
      place: placeOf(source, found),
      isTest: codeIn(found).some((line) => line.trim().startsWith('@Test')),
    }
  );
}

/** The first line that is no annotation. */
const headOf = (lines: string[]): string => lines.find((line) => !/^\s*@|^$/.test(line)) ?? '';

/**
 * Links below the code that a section of the reference shows, by the regions of the samples.
 *
 * @param source a region of a Java file
 * @returns what the code uses that is elsewhere, and the whole test or method around it
 */
export const sampleLinks = (source: SampleSource) => ({
  uses: usesOf(source),
  whole: wholeOf(source),
});
