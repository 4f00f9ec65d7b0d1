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

describe('the libraries on docs/intro', () => {
  const {text} = pages.find(({file}) => file === 'docs/intro.mdx')!;
  const section = text.slice(text.indexOf('{#versions}'), text.indexOf('{#site}'));
  const artifacts = [...section.matchAll(/^\|.*%([\w-]+)\.version% +\|$/gm)].map(
    ([, name]) => name!,
  );

  test('are a table', () => {
    expect(artifacts).toContain('selenium-java');
  });

  test.each(artifacts)('%s is part of a project that uses the framework', (artifact) => {
    const library = facts.libraries.find((item) => item.artifact === artifact);
    expect(library?.scope, `docs/intro.mdx: remove the row of ${artifact} from the table.`).toBe(
      'compile',
    );
  });
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
