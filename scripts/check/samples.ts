import {readFileSync} from 'node:fs';
import path from 'node:path';
import {locateSample, SAMPLES} from '../../src/sampleReader/readSample';
import {pages} from '../lib/readPage';
import {ROOT} from '../lib/run';
import {script} from '../lib/script';
import {throwAll} from '../../src/config/environment/userError';
import {readFences} from './fences/readFences';
import type {Diagnostic} from './samples/compile';
import {counted} from '../../src/reference/counted';

/** A place that shows a sample. */
interface Reference {
  /** Path from the site's folder, and line from 1. */
  page: string;
  line: number;
  /** As `readSample` reads it. */
  reference: string;
}

/** Every place that shows a sample: the fences of pages that name one. */
export function references(): Reference[] {
  return pages().flatMap((page) =>
    readFences(readFileSync(path.join(ROOT, page), 'utf8')).flatMap(({line, meta}) => {
      const reference = /(?:^|\s)file=(\S+)/.exec(meta)?.[1];
      return reference ? [{page, line, reference}] : [];
    }),
  );
}

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

script(module, () => {
  const all = references();
  throwAll(
    all.flatMap(({page, line, reference}) => {
      try {
        locateSample(reference);
        return [];
      } catch (error) {
        return `${page}:${line}: ${(error as Error).message}`;
      }
    }),
  );
  console.log(
    `The samples of ${counted(all.length, 'place')} exist; \`npm test\` and CI compile them.`,
  );
});
