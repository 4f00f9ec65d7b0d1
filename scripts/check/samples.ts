import {readFileSync} from 'node:fs';
import path from 'node:path';
import {locateSample, SAMPLES} from '../../src/sampleReader/readSample';
import {pages} from '../lib/readPage';
import {ROOT} from '../lib/run';
import {readFences, type Fence} from './fences/readFences';
import type {Diagnostic} from './samples/compile';

/** A place that shows a sample. */
interface Reference {
  /** Path from the site's folder, and line from 1. */
  page: string;
  line: number;
  /** As `readSample` reads it. */
  reference: string;
}

/** The places of a page that show a sample: the fences that name one. */
export function referencesOf(page: string, fences: readonly Fence[]): Reference[] {
  return fences.flatMap(({line, meta}) => {
    const reference = /(?:^|\s)file=(\S+)/.exec(meta)?.[1];
    return reference ? [{page, line, reference}] : [];
  });
}

/** Every place that shows a sample. */
export const references = () =>
  pages().flatMap((page) =>
    referencesOf(page, readFences(readFileSync(path.join(ROOT, page), 'utf8'))),
  );

/**
 * Says what is wrong with a sample, and which pages show it.
 *
 * @param error what the compiler found
 * @param all every place that shows a sample
 */
export function describeError(
  {file, line, message}: Diagnostic,
  all: readonly Reference[],
): string {
  const faulty = path.relative(SAMPLES, file).replaceAll(path.sep, '/');
  const shown = all.filter(({reference}) => {
    const {place, numbers, from, to} = locateSample(reference).source;
    return place === faulty && numbers.slice(from, to).includes(line);
  });
  const places = shown.map((place) => `${place.page}:${place.line}`);
  return [
    `src/samples/${faulty}:${line}: ${message}`,
    `  shown on: ${places.join(', ') || 'no page'}`,
  ].join('\n');
}
