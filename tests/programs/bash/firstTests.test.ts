// cspell:ignore esac LASTEXITCODE nmvn
import {chmodSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {SAMPLES_NAME} from '../../../src/config/sampleArchive';
import {variable} from '../../../src/config/environment/variables';
import {ROOT, run} from '../../../scripts/lib/run';
import {inShell} from '../../../scripts/nightly/firstTests';
import {commandOn} from '../../../scripts/nightly/pageCommands';
import {temporaryFolder} from '../../temporaryFolder';

/** Writes down how it was called, in which folder, and which of these files it found there. */
const PROGRAM = `#!/usr/bin/env bash
echo "$(basename "$0") $* · $(basename "$PWD") · $(ls -d pom.xml *.kts src/test/java/com/example/boyka/* 2>/dev/null | xargs -n 1 basename | xargs)" >> "$CALLS"
case "$PWD $*" in *$FAILING*) exit 3;; esac
`;

/** Runs the script as the workflow does, with programs that only say how they were called. */
async function firstTests(failing: string) {
  const programs = ['javac', 'mvn', 'gradle', 'google-chrome'];
  const folder = temporaryFolder(Object.fromEntries(programs.map((name) => [name, PROGRAM])));
  programs.forEach((name) => chmodSync(path.join(folder, name), 0o755));
  const calls = path.join(folder, 'calls');
  const {code, output} = await run(
    process.execPath,
    [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/nightly/firstTests.ts'],
    {
      env: {
        CALLS: calls,
        FAILING: failing,
        PATH: `${folder}${path.delimiter}${variable('PATH')}`,
      },
    },
  );
  return {code, output, calls: readFileSync(calls, 'utf8').trim().split('\n')};
}

test('what the quickstart offers is unpacked and run with the commands that it prints', async () => {
  const {code, output, calls} = await firstTests('nothing');
  expect(code, output).toBe(0);
  expect(calls.slice(0, 3).map((line) => line.split(' · ')[0])).toEqual([
    'javac -version',
    'mvn --version',
    'google-chrome --version',
  ]);
  const gradle = 'gradle test · my-tests · build.gradle.kts settings.gradle.kts';
  expect(calls.slice(3, 11)).toEqual(
    ['web', 'api'].flatMap((platform) => [
      ...Array<string>(2).fill(`mvn test · my-tests · pom.xml ${platform}`),
      ...Array<string>(2).fill(`${gradle} ${platform}`),
    ]),
  );
  expect(calls.slice(11)).toEqual([
    expect.stringMatching(`^mvn test · ${SAMPLES_NAME} · .*pom.xml .* web$`),
    expect.stringMatching(`^mvn test -Dplatform=api · ${SAMPLES_NAME} · `),
  ]);
});

test('each command that fails is named, and the others run', async () => {
  const {code, output, calls} = await firstTests('platform=api');
  expect(calls).toHaveLength(13);
  expect(code).toBe(1);
  expect(output.trim().split('\n').slice(-2)).toEqual([
    `Samples: "cd ${SAMPLES_NAME}; mvn test -Dplatform=api" ended with code 3.`,
    expect.stringMatching(/^The commands are those of docs\/getting-started\/quickstart\.mdx/),
  ]);
});

test('a page without the command is named', () => {
  const page = 'docs/getting-started/quickstart.mdx';
  expect(() => commandOn({page, heading: 'starter'}, 'tar ')).toThrow(
    `${page} prints no command that begins with "tar " below the heading "starter"`,
  );
});

test('the commands for Windows stop at the first error, and end as their last program does', () => {
  expect(inShell('cd a\nmvn test', 'win32')).toEqual([
    'pwsh',
    [
      '-NoProfile',
      '-Command',
      "$ErrorActionPreference = 'Stop'\ncd a\nmvn test\nexit $LASTEXITCODE",
    ],
  ]);
  const page = 'docs/getting-started/quickstart.mdx';
  expect(commandOn({page, heading: 'starter'}, 'Expand-Archive ')).toContain('my-tests.zip');
});
