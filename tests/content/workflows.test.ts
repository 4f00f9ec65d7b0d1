import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {globSync} from 'tinyglobby';
import {visitParents} from 'unist-util-visit-parents';
import {expect, test} from 'vitest';
import {parsePage} from '../../scripts/lib/parsePage';

const read = (file: string) => load(readFileSync(file, 'utf8'));

/** The blocks of code, their lines, and the spans of code of a page. */
function codesOf(page: string): string[] {
  const codes: string[] = [];
  visitParents(parsePage(readFileSync(page, 'utf8')), ['code', 'inlineCode'], (node) => {
    const {value} = node as {value: string};
    codes.push(value, ...value.split('\n'));
  });
  return codes;
}

test('the nightly run of a reader’s first tests uses the commands that the pages print', () => {
  const {jobs} = read('.github/workflows/nightly.yml') as {
    jobs: {
      'first-tests': {
        strategy: {
          matrix: {
            project: {folder: string; web: string; api: string}[];
            include: {system: string; tools: string; unpack: string}[];
          };
        };
      };
    };
  };
  const {project: projects, include: systems} = jobs['first-tests'].strategy.matrix;
  expect(systems.map(({system}) => system)).toEqual(['ubuntu', 'macos', 'windows']);
  const commands = [
    ...systems.flatMap(({tools, unpack}) => [tools, unpack]),
    // The name of the folder of the samples has the version, and Gradle's example is another platform.
    ...projects.flatMap(({folder, web}) => (folder.includes('*') ? web : [`cd ${folder}`, web])),
    ...projects.map(({api}) => (api.startsWith('gradle') ? api.replace('=api', '=android') : api)),
  ];
  const pages = ['quickstart', 'starter'].map((name) => `docs/getting-started/${name}.mdx`);
  expect(pages.flatMap(codesOf)).toEqual(expect.arrayContaining(commands));
});

test('Dependabot sees each build file, each action, and the development container', () => {
  const {updates} = read('.github/dependabot.yml') as {
    updates: {
      'package-ecosystem': string;
      directory?: string;
      directories?: string[];
      cooldown?: {'default-days': number};
    }[];
  };
  const seen = updates.flatMap(({'package-ecosystem': kind, directory, directories}) =>
    (directories ?? [directory]).map((folder) => `${kind} ${folder}`),
  );
  const expected = (kind: string, files: string) =>
    globSync(files, {dot: true, ignore: '**/target/**'}).map(
      (file) => `${kind} /${path.posix.dirname(file)}`,
    );
  const poms = expected('maven', 'src/**/pom.xml');
  expect(poms.length).toBeGreaterThan(1);
  expect(seen).toEqual(
    expect.arrayContaining([
      ...['npm /', 'devcontainers /', 'github-actions /', 'github-actions /.github/actions/*'],
      ...poms,
      ...expected('gradle', 'src/**/build.gradle.kts'),
    ]),
  );
  expect(updates.filter(({cooldown}) => !cooldown)).toEqual([]);
});

test('each accepted advisory has a reason, and a last day', () => {
  const accepted = read('.nsprc') as Record<string, {notes?: string; expiry?: string}>;
  for (const [id, {notes, expiry}] of Object.entries(accepted)) {
    expect(id).toMatch(/^GHSA(-\w{4}){3}$/);
    expect(notes, id).toMatch(/\w/);
    expect(expiry, id).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
