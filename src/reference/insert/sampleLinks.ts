import {existsSync} from 'node:fs';
import path from 'node:path';
import {importsIn, methodIn, namesIn} from '../../sampleReader/java';
import {placeOf, readSource, type SampleSource} from '../../sampleReader/readSample';

/** A place in the sample project, by its path below `src/samples`. */
export interface SampleLink {
  name: string;
  place: string;
}

const SAMPLES_PACKAGE = 'com.example.boyka';

/** The imports of a file that a part of its code needs, without those of the sample project itself. */
export function neededImports({lines}: SampleSource, code: string): string[] {
  const used = new Set(namesIn(code).flatMap(({name, after}) => (after ? [] : [name])));
  return importsIn(lines)
    .filter(({owner, name}) => !owner.startsWith(SAMPLES_PACKAGE) && used.has(name))
    .map(({line}) => line);
}

/** The class of the sample project from which a file imports a name, or that is beside it. */
function classOf({samples, place, lines}: SampleSource, name: string, isStatic: boolean) {
  const owner = importsIn(lines).find(
    (each) => each.name === name && each.isStatic === isStatic,
  )?.owner;
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

/** Links to what the shown code uses: classes of the samples, and what has a region of its name. */
function usesOf(source: SampleSource): SampleLink[] {
  const shown = source.parts.flatMap(({from, to}) => source.lines.slice(from, to));
  const names = namesIn(shown.join('\n'));
  const links = names.flatMap(({name, at, after}, index) => {
    if (after) {
      return [];
    }
    if (/^[A-Z]/.test(name)) {
      const owner = classOf(source, name, false);
      const next = names[index + 1];
      const member = next?.after === '.' && next.at === at + name.length + 1 ? next.name : '';
      const text = `${name}.${member}`;
      return regionLink(owner, member, text) ?? (owner ? {name, place: owner.place} : []);
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
  const [found] = [...source.regions.values()]
    .filter(({from, to}) => from < source.from && source.to < to)
    .sort((a, b) => a.to - a.from - (b.to - b.from))
    .flatMap((region) => {
      const method = methodIn(source.lines.slice(region.from, region.to).join('\n'));
      return method ? [{region, method}] : [];
    });
  return (
    found && {
      name: `${path.posix.basename(source.place, '.java')}.${found.method.name}`,
      place: placeOf(source, found.region),
      isTest: found.method.isTest,
    }
  );
}

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
