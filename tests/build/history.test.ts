import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {configModule, createFixture, type Fixture, type Outcome} from './support/fixture';

const CONFIG = configModule(`
  import {hasWholeHistory} from './src/environment/history';
  const showLastUpdate = hasWholeHistory(__dirname);
  Object.assign(preset.docs, {
    showLastUpdateAuthor: showLastUpdate,
    showLastUpdateTime: showLastUpdate,
  });
`);

const WARNING = 'Pages leave out "Last updated"';

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

const startPage = ({out}: Outcome) => readFileSync(path.join(out, 'docs/start/index.html'), 'utf8');

describe('a site with its whole history', () => {
  let fixture: Fixture;
  let outcome: Outcome;
  beforeAll(async () => {
    fixture = createRepository();
    outcome = await fixture.build();
  });
  afterAll(() => fixture.remove());

  test('shows author and time of the last update without a warning', () => {
    expect(outcome.exitCode, outcome.output).toBe(0);
    expect(startPage(outcome)).toMatch(/Last updated[^]*A Writer/);
    expect(outcome.output).not.toContain(WARNING);
  });
});
