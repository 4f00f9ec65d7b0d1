import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {scripts} from '../../package.json';

interface Step {
  readonly uses?: string;
  readonly run?: string;
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
