import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {configModule, createFixture, type Fixture, type Outcome} from './support/fixture';

const CONFIG = configModule(`
  import {hasWholeHistory} from './src/config/history';
  const showLastUpdate = hasWholeHistory(__dirname);
  Object.assign(preset.docs, {
    showLastUpdateAuthor: showLastUpdate,
    showLastUpdateTime: showLastUpdate,
  });
`);

const SAID = 'Pages leave out "Last updated"';

function commitAll(dir: string, message: string) {
  const identity = ['-c', 'user.name=A Writer', '-c', 'user.email=writer@example.com'];
  execFileSync('git', ['add', 'docs', 'pages', 'static', 'src', 'sidebars.js', '*.ts'], {cwd: dir});
  execFileSync('git', [...identity, 'commit', '-q', '-m', message], {cwd: dir});
}

/** A fixture as a git repository with two commits. */
function createRepository(): Fixture {
  const fixture = createFixture({'docusaurus.config.ts': CONFIG});
  execFileSync('git', ['init', '-q'], {cwd: fixture.dir});
  commitAll(fixture.dir, 'First');
  fixture.write({
    'docs/start.mdx': '---\ntitle: Start\n---\n\nNewer.\n\n## Part {#part}\n\nMore.\n',
  });
  commitAll(fixture.dir, 'Second');
  return fixture;
}

/** Makes a repository a clone of depth 1, as continuous integration gets it by default. */
function makeShallow(dir: string) {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], {cwd: dir, encoding: 'utf8'});
  execFileSync('git', ['fetch', '-q', '--depth', '1', `file://${dir}`, head.trim()], {cwd: dir});
  expect(
    execFileSync('git', ['rev-parse', '--is-shallow-repository'], {cwd: dir, encoding: 'utf8'}),
  ).toBe('true\n');
}

const startPage = ({out}: Outcome) => readFileSync(path.join(out, 'docs/start/index.html'), 'utf8');

describe.each([
  ['without .git', () => createFixture({'docusaurus.config.ts': CONFIG}), 'no git history here'],
  [
    'in a clone of depth 1',
    () => {
      const fixture = createRepository();
      makeShallow(fixture.dir);
      return fixture;
    },
    'shallow clone',
  ],
] as const)('a site %s', (_where, create, reason) => {
  let fixture: Fixture;
  let outcome: Outcome;
  beforeAll(async () => {
    fixture = create();
    outcome = await fixture.build();
  });
  afterAll(() => fixture.remove());

  test('builds, and leaves the last-update line out', () => {
    expect(outcome.exitCode, outcome.output).toBe(0);
    expect(startPage(outcome)).toContain('<h1>Start</h1>');
    expect(startPage(outcome)).not.toMatch(/last updated/i);
  });

  test('says so once, with the reason', () => {
    expect(outcome.output.split(SAID)).toHaveLength(2);
    expect(outcome.output).toContain(reason);
  });
});

describe('a site with its whole history', () => {
  let fixture: Fixture;
  let outcome: Outcome;
  beforeAll(async () => {
    fixture = createRepository();
    outcome = await fixture.build();
  });
  afterAll(() => fixture.remove());

  test('tells author and time, and says nothing', () => {
    expect(outcome.exitCode, outcome.output).toBe(0);
    expect(startPage(outcome)).toMatch(/Last updated[^]*A Writer/);
    expect(outcome.output).not.toContain(SAID);
  });
});
