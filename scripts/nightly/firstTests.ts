// cspell:ignore LASTEXITCODE
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {SAMPLES_NAME} from '../../src/config/sampleArchive';
import {agentsText} from '../../src/knowledge/assistants';
import type {PlatformId} from '../../src/knowledge/platforms';
import {samplesArchive} from '../../src/plugins/samplesArchive';
import type {Build, Choices, Runner} from '../../src/tools/starter/choices';
import {ROOT, run} from '../lib/run';
import {script} from '../lib/script';
import {siteAddress} from '../../src/config/environment/site';
import {throwAll} from '../../src/config/environment/userError';
import {commandOn} from './pageCommands';

const QUICKSTART = 'docs/getting-started/quickstart.mdx';
const STARTER = 'docs/getting-started/starter.mdx';
/** The name of the project and of its zip in the commands of the pages. */
const PROJECT = 'my-tests';

/** Something that a reader downloads, unpacks, and runs. */
interface Download {
  /** What the report calls it. */
  readonly name: string;
  readonly zip: Uint8Array;
  /** Name of the one folder in the zip. */
  readonly folder: string;
  /** Its commands, run in the folder of the zip. */
  readonly commands: readonly string[];
}

/**
 * How to run a command of a page in the shell that the page means.
 *
 * @param command one or more lines
 * @param platform as Node names it
 * @returns the program and its arguments
 */
export function inShell(command: string, platform: string): [string, string[]] {
  return platform === 'win32'
    ? [
        'pwsh',
        [
          '-NoProfile',
          '-Command',
          `$ErrorActionPreference = 'Stop'\n${command}\nexit $LASTEXITCODE`,
        ],
      ]
    : ['bash', ['-e', '-c', command]];
}

// Runs what the quickstart offers, as a reader does, against the published framework.
script(module, async () => {
  const isWindows = process.platform === 'win32';
  const tools = commandOn(
    {page: QUICKSTART, heading: 'Before you begin'},
    `javac -version; mvn --version; ${isWindows ? '(' : 'google-chrome'}`,
  );
  const unpack = commandOn(
    {page: QUICKSTART, heading: 'starter'},
    isWindows ? 'Expand-Archive ' : 'unzip ',
  );
  const downloads = [...(await starterProjects()), ...sampleProjects()];
  const folder = mkdtempSync(path.join(tmpdir(), 'first-tests-'));
  const errors: string[] = [];
  const runIn = async (cwd: string, name: string, command: string) => {
    console.log(`\n${name}: ${command.replaceAll('\n', '; ')}`);
    const [program, args] = inShell(command, process.platform);
    const {code} = await run(program, args, {cwd, show: true});
    if (code !== 0) {
      errors.push(`${name}: "${command.replaceAll('\n', '; ')}" ended with code ${code}.`);
    }
  };
  try {
    await runIn(folder, 'Tools', tools);
    for (const [index, {name, zip, folder: unpacked, commands}] of downloads.entries()) {
      const place = path.join(folder, String(index));
      mkdirSync(place);
      writeFileSync(path.join(place, `${unpacked}.zip`), zip);
      await runIn(place, name, unpack.replaceAll(PROJECT, unpacked));
      for (const command of commands) {
        await runIn(place, name, command);
      }
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  throwAll(errors, `The commands are those of ${QUICKSTART} and ${STARTER}: correct what fails.`);
});

/** A project of the starter for each platform without a device, build tool, and runner. */
async function starterProjects(): Promise<Download[]> {
  const commands: Record<Build, string> = {
    maven: commandOn({page: QUICKSTART, heading: 'starter'}, `cd ${PROJECT}`),
    gradle: `cd ${PROJECT}\n${commandOn({page: STARTER, heading: 'run'}, 'gradle test')}`,
  };
  const all = (['web', 'api'] as PlatformId[]).flatMap((platform) =>
    (['maven', 'gradle'] as Build[]).flatMap((build) =>
      (['testng', 'junit'] as Runner[]).map((runner) => ({platform, build, runner})),
    ),
  );
  const createProject = await loadStarter();
  const {url, baseUrl} = siteAddress();
  const agents = agentsText(url + baseUrl);
  return all.map(({platform, build, runner}) => {
    const choices = {platforms: [platform], place: 'local', build, runner} as const;
    const files = createProject({...choices, group: 'com.example.boyka'}, agents);
    return {
      name: `Starter (${platform}, ${build}, ${runner})`,
      zip: zipSync(
        Object.fromEntries(
          files.map(({path: file, text}) => [`${PROJECT}/${file}`, strToU8(text)]),
        ),
      ),
      folder: PROJECT,
      commands: [commands[build]],
    };
  });
}

/** The starter reads samples as texts by imports that only a bundler knows. */
async function loadStarter() {
  const {createViteServer} = await import('vitest/node');
  const server = await createViteServer({
    configFile: false,
    root: ROOT,
    appType: 'custom',
    server: {middlewareMode: true, ws: false, watch: null},
    optimizeDeps: {noDiscovery: true, include: []},
  });
  try {
    const {createProject} = (await server.ssrLoadModule('/src/tools/starter/index.ts')) as {
      createProject: (choices: Choices, agents: string) => {path: string; text: string}[];
    };
    return createProject;
  } finally {
    await server.close();
  }
}

function sampleProjects(): Download[] {
  const place = {page: QUICKSTART, heading: 'samples'};
  const commands = ['mvn test', 'mvn test -Dplatform=api'].map(
    (begins) => `cd ${SAMPLES_NAME}\n${commandOn(place, begins)}`,
  );
  return [{name: 'Samples', zip: samplesArchive(SAMPLES_NAME), folder: SAMPLES_NAME, commands}];
}
