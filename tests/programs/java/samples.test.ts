import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {describeError, references} from '../../../scripts/check/samples';
import {compile, javaFiles, type Diagnostic} from '../../../scripts/check/samples/compile';
import {starterArchives} from '../../../src/plugins/starter';
import {SAMPLES} from '../../../src/sampleReader/readSample';
import {apiSamples} from '../../content/apiSamples';
import {wholeProjects} from '../../content/wholeProjects';
import {writeFiles} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

/** The samples of the reference that need nothing of their class. */
const alone = apiSamples.filter(
  ({links, source}) =>
    links.whole !== undefined && !links.uses.some(({place}) => place.startsWith(source.place)),
);

/** A sample of the reference as a reader pastes it: with the imports that its section names. */
const pasted = Object.fromEntries(
  alone.map(({code, imports, source}, index) => {
    const head = source.lines.filter((line) => /^package |com\.example\.boyka\.\w+\./.test(line));
    const body = `class Pasted${index} { void paste() throws Exception {\n${code}\n} }`;
    return [`pasted/Pasted${index}.java`, [...head, ...imports, body].join('\n')];
  }),
);

// Together, since each run of the compiler reads the stubs again.
test('the samples, those of the reference alone, and the projects of the starter compile', () => {
  expect(alone.length).toBeGreaterThan(0.9 * apiSamples.length);
  const started = wholeProjects()
    .flat()
    .filter(({path: name}) => name.endsWith('.java'))
    .map(({path: name, text}) => [`starter/${name}`, text] as const);
  expect(new Set(started.map(([name]) => name)).size).toBe(started.length);
  const folder = temporaryFolder();
  writeFiles(folder, {...pasted, ...Object.fromEntries(started)});

  const places = references();
  const lineOf = (error: Diagnostic) => {
    const sample = alone[Number(/Pasted(\d+)\.java$/.exec(error.file)?.[1])];
    if (sample) {
      return `${sample.page}, ${sample.of}, with the imports that it names: ${error.message}`;
    }
    return error.file.startsWith(SAMPLES)
      ? describeError(error, places)
      : `the starter's ${path.relative(folder, error.file)}:${error.line}: ${error.message}`;
  };
  const errors = compile([...javaFiles(SAMPLES), ...javaFiles(folder)]);
  expect(errors.map(lineOf), 'src/framework/api.json lists types and methods').toEqual([]);
});

// Those with TestNG contain the samples as they are.
test('the unpacked zips of the starter with JUnit compile', () => {
  const zips = starterArchives(process.cwd(), '').filter(([name]) => name.includes('junit'));
  expect(zips.length).toBeGreaterThan(0);
  // In one folder: projects of several platforms and build tools have the same classes.
  const texts = zips.flatMap(([, zip]) => Object.entries(unzipSync(zip)));
  const folder = temporaryFolder();
  writeFiles(folder, Object.fromEntries(texts.map(([name, text]) => [name, strFromU8(text)])));
  const files = javaFiles(folder);
  expect(files.length).toBeGreaterThan(0);
  expect(compile(files)).toEqual([]);
});
