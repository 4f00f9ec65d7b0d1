import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {buildFiles} from '../../scripts/facts/libraries';
import {readLibraries, versionsOf} from '../../src/framework';

const facts = readLibraries();
const versions = versionsOf(facts);
const pages = globSync('{docs,api,contributing,community}/**/*.mdx').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('each library in the table of docs/intro is part of a project that uses the framework', () => {
  const {text} = pages.find(({file}) => file === 'docs/intro.mdx')!;
  const section = text.slice(text.indexOf('{#versions}'), text.indexOf('{#site}'));
  const shown = [...section.matchAll(/^\|.*%([\w-]+)\.version% +\|$/gm)].map(([, name]) => name);
  expect(shown).toContain('selenium-java');
  const compiled = facts.libraries.filter(({scope}) => scope === 'compile');
  expect(
    compiled.map(({artifact}) => artifact),
    'docs/intro.mdx: remove the rows of the others from the table.',
  ).toEqual(expect.arrayContaining(shown));
});

/** What is wrong with the versions that a page names, with the fix. */
function errorsOf({file, text}: {file: string; text: string}): string[] {
  const own = text.replaceAll(/https:\/\/github\.com\/(?!BoykaFramework\/)\S+/g, '');
  const typed = own.matchAll(/(?:Boyka Framework |version |\bv)(\d+\.\d+\.\d+)\b/gi);
  const dependencies = text.matchAll(/<artifactId>([\w-]+)<\/artifactId>\s*<version>(\d[^<]*)</g);
  return [
    ...[...typed].map(([, version]) => `write %boyka-framework.version% in place of ${version}`),
    ...[...dependencies]
      .filter(([, artifact]) => versions.has(artifact!))
      .map(([, artifact, version]) => `write %${artifact}.version% in place of ${version}`),
  ].map((fix) => `${file}: ${fix}.`);
}

describe('versions', () => {
  test('are read from the facts by each page', () => {
    expect(pages.flatMap(errorsOf)).toEqual([]);
  });

  test('of the samples are those of the framework', () => {
    const expected = buildFiles('.', facts);
    expect(Object.values(expected).join()).toContain('<artifactId>boyka-framework</artifactId>');
    for (const [file, text] of Object.entries(expected)) {
      expect(readFileSync(file, 'utf8'), `${file}: run npm run facts:update.`).toBe(text);
    }
  });

  test('of Java are the same in the framework and in the samples', () => {
    expect(
      readFileSync('src/samples/pom.xml', 'utf8'),
      `src/samples/pom.xml: set maven.compiler.release to ${facts.java}.`,
    ).toContain(`<maven.compiler.release>${facts.java}</maven.compiler.release>`);
  });
});
