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
            project: {name: string; folder: string; web: string; api: string}[];
            include: {system: string; tools: string; unpack: string}[];
          };
        };
      };
    };
  };
  const {project: projects, include: systems} = jobs['first-tests'].strategy.matrix;
  const quickstart = codesOf('docs/getting-started/quickstart.mdx');
  const starter = codesOf('docs/getting-started/starter.mdx');
  expect(systems.map(({system}) => system)).toEqual(['ubuntu', 'macos', 'windows']);
  for (const {tools, unpack} of systems) {
    expect(quickstart).toContain(tools);
    expect(quickstart).toContain(unpack);
  }
  for (const {name, folder, web, api} of projects) {
    if (name === 'samples') {
      expect(quickstart).toEqual(expect.arrayContaining([web, api]));
    } else {
      expect(quickstart).toContain(`cd ${folder}`);
      // The page has another platform as its example.
      expect(starter).toEqual(expect.arrayContaining([web, api.replace('=api', '=android')]));
    }
  }
  const maven = projects.filter(({web}) => web === 'mvn test');
  expect(quickstart).toContain(`cd ${maven[0]!.folder}\n${maven[0]!.web}`);
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
