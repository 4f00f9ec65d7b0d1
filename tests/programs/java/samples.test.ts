import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {compile, javaFiles} from '../../../scripts/check/samples/compile';
import {starterArchives} from '../../../src/plugins/starter';
import {SAMPLES} from '../../../src/sampleReader/readSample';
import {apiSamples} from '../../content/apiSamples';
import {wholeProjects} from '../../content/wholeProjects';
import {temporaryFolder} from '../../temporaryFolder';

/** The samples of the reference that need nothing of their class. */
const alone = apiSamples.filter(
  ({links, source}) =>
    links.whole !== undefined && !links.uses.some(({place}) => place.startsWith(source.place)),
);

/** A sample of the reference as a reader pastes it: with the imports that its section names. */
const pasted = alone.map(({page, of, code, imports, source}, index) => {
  const head = source.lines.filter((line) => /^package |com\.example\.boyka\.\w+\./.test(line));
  const body = `class Pasted${index} { void paste() throws Exception {\n${code}\n} }`;
  return [`${page}/${of}-${index}.java`, [...head, ...imports, body].join('\n')] as const;
});

// Together, since each run of the compiler reads the stubs again.
test('the samples, those of the reference alone, and the projects of the starter compile', () => {
  expect(alone.length).toBeGreaterThan(0.9 * apiSamples.length);
  const started = wholeProjects()
    .flat()
    .filter(({path: name}) => name.endsWith('.java'))
    .map(({path: name, text}) => [`starter/${name}`, text] as const);
  expect(new Set(started.map(([name]) => name)).size).toBe(started.length);
  const folder = temporaryFolder(Object.fromEntries([...pasted, ...started]));
  const errors = compile([...javaFiles(SAMPLES), ...javaFiles(folder)]).map(
    ({file, line, message}) => `${file.replace(folder + path.sep, '')}:${line}: ${message}`,
  );
  expect(errors, 'src/framework/api.json lists types and methods').toEqual([]);
});

// Those with TestNG contain the samples as they are.
test('the unpacked zips of the starter with JUnit compile', () => {
  const zips = starterArchives(process.cwd(), '').filter(([name]) => name.includes('junit'));
  expect(zips.length).toBeGreaterThan(0);
  // In one folder: projects of several platforms and build tools have the same classes.
  const texts = zips.flatMap(([, zip]) => Object.entries(unzipSync(zip)));
  const files = javaFiles(
    temporaryFolder(Object.fromEntries(texts.map(([name, text]) => [name, strFromU8(text)]))),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(compile(files)).toEqual([]);
});
