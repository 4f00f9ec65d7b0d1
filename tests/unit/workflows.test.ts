import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {scripts} from '../../package.json';
import {ARCHIVE_NAME} from '../../src/config/samples';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly uses?: string;
  readonly needs?: string | string[];
  readonly steps?: readonly Step[];
}

/** A workflow, or an action of our own. */
interface Workflow {
  readonly jobs?: Readonly<Record<string, Job>>;
  readonly runs?: Job;
}

const FILES = globSync('.github/{workflows,actions}/**/*.yml', {dot: true}).sort();
const workflows = new Map(
  // Front matter is YAML, and its parser is here already.
  FILES.map((file): [string, Workflow] => [
    file,
    matter(`---\n${readFileSync(file, 'utf8')}\n---`).data,
  ]),
);

const jobsOf = ({jobs = {}, runs}: Workflow): Job[] => [
  ...Object.values(jobs),
  ...(runs ? [runs] : []),
];
const stepsOf = (workflow: Workflow) => jobsOf(workflow).flatMap(({steps = []}) => steps);
const actionsOf = (workflow: Workflow) =>
  [...jobsOf(workflow), ...stepsOf(workflow)].flatMap(({uses}) => uses ?? []);

describe.each([...workflows])('%s', (_, workflow) => {
  test('has steps, or calls a workflow that has', () => {
    expect(stepsOf(workflow).length + actionsOf(workflow).length).toBeGreaterThan(0);
  });

  test('pins every action of others by its commit', () => {
    const unpinned = actionsOf(workflow).filter(
      (action) => !action.startsWith('./') && !/@[0-9a-f]{40}$/.test(action),
    );
    expect(unpinned, 'name the commit, and the version in a comment').toEqual([]);
  });

  test('runs scripts that package.json has', () => {
    const names = stepsOf(workflow).flatMap(({run = ''}) =>
      [...run.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('uses parts of this repository that exist', () => {
    const missing = actionsOf(workflow)
      .filter((action) => action.startsWith('./'))
      .map((action) => action.slice(2))
      .filter((name) => !FILES.includes(name) && !FILES.includes(`${name}/action.yml`));
    expect(missing).toEqual([]);
  });
});

test('all files pin an action by the same commit', () => {
  const actions = [...new Set([...workflows.values()].flatMap(actionsOf))];
  const names = actions.map((action) => action.split('@')[0]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the site is published by a job that needs all tests, and builds nothing itself', () => {
  const {jobs = {}} = workflows.get('.github/workflows/deploy.yml') ?? {};
  expect(jobs['test']?.uses).toBe('./.github/workflows/test.yml');
  expect(jobs['deploy']?.needs).toBe('test');
  expect(jobs['deploy']?.steps?.filter(({run}) => run)).toEqual([]);
});

test('a pull request stores its site, and lists its changed pages after the build', () => {
  const {jobs = {}} = workflows.get('.github/workflows/test.yml') ?? {};
  const steps = jobs['build']?.steps ?? [];
  const build = steps.findIndex(({run}) => run === 'npm run build');
  const upload = steps.findIndex(({with: inputs}) => inputs?.['name'] === 'site');
  const list = steps.findIndex(({run = ''}) => run.includes('npm run pages:changed'));
  expect(build).toBeGreaterThan(0);
  expect(upload).toBeGreaterThan(build);
  expect(list).toBeGreaterThan(build);
  expect(steps[list]?.run).toContain('>> "$GITHUB_STEP_SUMMARY"');
  // The base of the pull request has to be there.
  expect(steps[0]?.with?.['fetch-depth']).toBe(0);
});

test('a release gets the archive of a site that was built before, and its checksum', () => {
  const {jobs = {}} = workflows.get('.github/workflows/release.yml') ?? {};
  const runs = (jobs['archive']?.steps ?? []).flatMap(({run}) => run ?? []);
  expect(runs).toEqual([
    'npm run build',
    'npm run site:archive',
    expect.stringContaining(`${ARCHIVE_NAME.replace(/-[\d.]+$/, '')}-*.zip*`),
  ]);
});
