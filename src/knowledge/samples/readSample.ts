import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {atPointer, keepPointers, linesAtPointer} from './jsonParts';
import {dedent, readRegions} from './regions';

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
export function findSample(name: string, samples: string = SAMPLES): string {
  const candidates = SAMPLE_ROOTS.map((root) => path.join(samples, root, name));
  const found = candidates.find((file) => existsSync(file) && statSync(file).isFile());
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
 * @param reference `file` for the whole file, `file#region`, `file.json#/json/pointer` for a value,
 *   or `file.json#keep:/ui/web,/api` for the document reduced to these parts
 * @param samples absolute path of the Maven project
 * @returns the code as it is shown: without markers, dedented, without a line break at its end
 * @throws Error in one line that names the file, the region, and the regions that there are
 */
export function readSample(reference: string, samples: string = SAMPLES): string {
  return locateSample(reference, samples).code;
}

/** The part of a JSON file that a reference names by pointers; `undefined` if it names a region. */
function readPart(text: string, part: string | undefined): string | undefined {
  if (part?.startsWith('keep:')) {
    return keepPointers(text, part.slice('keep:'.length).split(','));
  }
  return part?.startsWith('/') ? atPointer(text, part) : undefined;
}

/** Lines of a file, as indices: the first one, and the one after the last. */
export interface Lines {
  from: number;
  to: number;
}

/** A file of the samples without its markers, and the lines of it that a page shows. */
export interface SampleSource extends Lines {
  /** Absolute path of the Maven project. */
  samples: string;
  /** Path of the file from there, with slashes. */
  place: string;
  lines: readonly string[];
  /** For each line, which one of the file it is, from 1. */
  numbers: readonly number[];
}

/**
 * Reads a whole file of the samples.
 *
 * @param place path inside the Maven project
 * @param samples absolute path of the Maven project
 */
export function readSource(place: string, samples: string = SAMPLES): SampleSource {
  const {lines, numbers} = readRegions(readFileSync(path.join(samples, place), 'utf8'));
  return {samples, place, lines, numbers, from: 0, to: lines.length};
}

/** What a page shows of a sample, and where it is. */
export interface LocatedSample {
  code: string;
  source: SampleSource;
  /** Path inside the Maven project, with the lines of the region: `pom.xml#L3-L9`. */
  place: string;
  /**
   * The lines of `code` to highlight, from 1, as a fence's metastring has them: `2,4-6`.
   *
   * @param mark names of regions, or pointers into a JSON file, with commas
   * @throws Error in one line that names what is not there
   */
  linesOf: (mark: string) => string;
}

/**
 * Reads what a page shows of a sample, and finds its lines.
 *
 * @param reference as {@link readSample} reads it
 * @param samples absolute path of the Maven project
 * @throws Error in one line that names the file, the region, and the regions that there are
 */
export function locateSample(reference: string, samples: string = SAMPLES): LocatedSample {
  const [name = '', part] = reference.split('#', 2);
  const file = findSample(name, samples);
  const place = path.relative(samples, file).split(path.sep).join('/');
  const inSample = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      throw new Error(`the sample "${name}" cannot be shown: ${(error as Error).message}`);
    }
  };
  const text = readFileSync(file, 'utf8');
  const {lines, numbers, regions} = inSample(() => readRegions(text));
  const code = inSample(() => readPart(text, part));
  const region = (wanted: string) => {
    const found = regions.get(wanted);
    if (!found) {
      const names = [...regions.keys()].join(', ') || 'none';
      throw new Error(`it has no region "${wanted}". Its regions: ${names}.`);
    }
    return found;
  };
  const {from, to} =
    part === undefined || code !== undefined
      ? {from: 0, to: lines.length}
      : inSample(() => region(part));
  const shown = code ?? dedent(lines.slice(from, to));
  const leadingBlanks = lines.slice(from, to).findIndex((line) => line.trim());
  const firstLine = from + Math.max(0, leadingBlanks);
  const lineRange = (mark: string): string => {
    if (mark.startsWith('/')) {
      return linesAtPointer(shown, mark);
    }
    const marked = region(mark);
    if (marked.from < from || marked.to > to) {
      throw new Error(`its region "${mark}" is not in what is shown`);
    }
    return `${marked.from - firstLine + 1}-${marked.to - firstLine}`;
  };
  return {
    code: shown,
    source: {samples, place, lines, numbers, from, to},
    place:
      part === undefined || code !== undefined
        ? place
        : `${place}#L${numbers[from]}-L${numbers[to - 1]}`,
    linesOf: (mark) => inSample(() => mark.split(',').map(lineRange).join(',')),
  };
}
