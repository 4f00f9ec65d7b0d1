import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {keepPointers, linesAtPointer} from './jsonParts';
import {dedent, type Lines, type RegionText, readRegions, type Region} from './regions';

/** The folder of the Maven project. */
export const SAMPLES = path.join(process.cwd(), 'src', 'samples');

/** Where a reference looks for its file, inside the project: its root, its code, its resources. */
const SAMPLE_ROOTS = ['', 'src/test/java/com/example/boyka', 'src/test/resources'];

/**
 * Finds the file that a reference names.
 *
 * @param name path from one of `SAMPLE_ROOTS`, with slashes
 * @param samples absolute path of the Maven project
 * @returns absolute path
 * @throws Error in one line when there is no such file
 */
function findSample(name: string, samples: string = SAMPLES): string {
  const candidates = SAMPLE_ROOTS.map((root) => path.join(samples, root, name));
  const found = candidates.find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
  if (!found || path.relative(samples, found).startsWith('..')) {
    throw new Error(
      `the samples have no file "${name}". Name it from the folder src/samples, from its package ` +
        'com.example.boyka, or from its src/test/resources.',
    );
  }
  return found;
}

/**
 * Reads what a page shows of a sample.
 *
 * @param reference `file` for the whole file, `file#region`, or `file.json#keep:/ui/web,/api` for the
 *   document reduced to these parts
 * @returns the code as it is shown: without markers, dedented, without a line break at its end
 * @throws Error in one line that names the file, the region, and the regions that there are
 */
export function readSample(reference: string): string {
  return locateSample(reference).code;
}

/** A file of the samples without its markers, and the lines of it that a page shows. */
export interface SampleSource extends Region, RegionText {
  /** Absolute path of the Maven project. */
  samples: string;
  /** Path of the file from there, with slashes. */
  place: string;
}

/**
 * Reads a whole file of the samples.
 *
 * @param place path inside the Maven project
 * @param samples absolute path of the Maven project
 */
export function readSource(place: string, samples: string = SAMPLES): SampleSource {
  const text = readRegions(readFileSync(path.join(samples, place), 'utf8'));
  const all = {from: 0, to: text.lines.length};
  return {...text, samples, place, ...all, parts: [all]};
}

/** Where lines of a file are, inside the Maven project: `pom.xml#L3-L9`. */
export function placeOf({place, numbers}: SampleSource, {from, to}: Lines): string {
  return `${place}#L${numbers[from]}-L${numbers[to - 1]}`;
}

/**
 * Reads what a page shows of a sample, and finds its lines.
 *
 * @param reference as {@link readSample} reads it
 * @param options.mark what to highlight: names of regions, or pointers into a JSON file, with commas
 * @param options.samples absolute path of the Maven project
 * @throws Error in one line that names the file, the region, and the regions that there are
 */
export function locateSample(
  reference: string,
  {mark, samples = SAMPLES}: {mark?: string; samples?: string} = {},
) {
  const [name = '', part] = reference.split('#', 2);
  const place = path.relative(samples, findSample(name, samples)).split(path.sep).join('/');
  try {
    const whole = readSource(place, samples);
    const [, kept] = /^keep:(.*)/.exec(part ?? '') ?? [];
    const json = kept && keepPointers(whole.lines.join('\n'), kept.split(','));
    const isRegion = part !== undefined && !json;
    const source = isRegion ? {...whole, ...regionOf(whole, part)} : whole;
    const shown = source.parts.flatMap(({from, to}) => source.lines.slice(from, to));
    const code = json || dedent(shown);
    // Blank lines at the start are not shown.
    const blanks = shown.findIndex((line) => line.trim());
    const first = source.from + Math.max(blanks, 0);
    const linesOf = (marked: string) =>
      marked.startsWith('/') ? linesAtPointer(code, marked) : linesOfRegion(source, marked, first);
    return {
      code,
      source,
      /** Path inside the Maven project, with the lines of the region. */
      place: isRegion ? placeOf(source, source) : place,
      /** The lines of `code` to highlight, from 1, as a fence's metastring has them: `2,4-6`. */
      lines: mark?.split(',').map(linesOf).join(','),
    };
  } catch (error) {
    throw new Error(`the sample "${name}" cannot be shown: ${(error as Error).message}`);
  }
}

function regionOf({regions}: SampleSource, wanted: string): Region {
  const found = regions.get(wanted);
  if (!found) {
    const names = [...regions.keys()].join(', ') || 'none';
    throw new Error(`it has no region "${wanted}". Its regions: ${names}.`);
  }
  return found;
}

/** The lines of a region inside of what is shown, which begins with a line of the file. */
function linesOfRegion(source: SampleSource, region: string, first: number): string {
  const {from, to} = regionOf(source, region);
  if (from < source.from || to > source.to) {
    throw new Error(`its region "${region}" is not in what is shown`);
  }
  return `${from - first + 1}-${to - first}`;
}
