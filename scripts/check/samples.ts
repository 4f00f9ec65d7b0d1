import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findSample, readSample, SAMPLES} from '../../src/knowledge/samples/readSample';
import {readRegions} from '../../src/knowledge/samples/regions';
import {ROOT} from '../lib/run';
import {script} from '../lib/script';
import {UserError} from '../lib/userError';
import {compile, javaFiles, type Diagnostic} from './samples/compile';
import {references, type Reference} from './samples/references';

const fromRoot = (file: string) => path.relative(ROOT, file).replaceAll(path.sep, '/');

/**
 * Whether a reference shows a line of a file.
 *
 * @param reference as `readSample` reads it
 * @param file absolute path
 * @param line from 1, markers counted
 */
function shows(reference: string, file: string, line: number): boolean {
  const [name = '', part] = reference.split('#', 2);
  if (findSample(name) !== file) {
    return false;
  }
  if (part === undefined) {
    return true;
  }
  const {numbers, regions} = readRegions(readFileSync(file, 'utf8'));
  const region = regions.get(part);
  return region !== undefined && numbers.slice(region.from, region.to).includes(line);
}

/**
 * Says what is wrong with a sample, and which pages show it.
 *
 * @param error what the compiler found
 * @param all every place that shows a sample
 */
export function describeError({file, line, message}: Diagnostic, all: Reference[]): string {
  const shown = all
    .filter(({reference}) => shows(reference, file, line))
    .map((place) => `${place.page}:${place.line}`);
  return [
    `${fromRoot(file)}:${line}: ${message}`,
    `  shown on: ${shown.join(', ') || 'no page'}`,
  ].join('\n');
}

/**
 * The references whose sample does not exist.
 *
 * @param all every place that shows a sample
 * @returns one line each, naming page, line, and what is missing
 */
export function brokenReferences(all: Reference[]): string[] {
  return all.flatMap(({page, line, reference}) => {
    try {
      readSample(reference);
      return [];
    } catch (error) {
      return [`${page}:${line}: ${(error as Error).message}`];
    }
  });
}

script('samples', () => {
  const all = references();
  const broken = brokenReferences(all);
  if (broken.length > 0) {
    throw new UserError(
      [...broken, 'Name a file and a region that exist in src/samples.'].join('\n'),
    );
  }
  const sources = javaFiles(SAMPLES);
  const errors = compile(sources).map((error) => describeError(error, all));
  if (errors.length > 0) {
    throw new UserError(
      [
        ...errors,
        'Fix the samples: src/framework/api.json lists the framework’s types and methods.',
      ].join('\n'),
    );
  }
  console.log(`${sources.length} samples compile; pages show them in ${all.length} places.`);
});
