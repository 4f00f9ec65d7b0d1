import {mkdirSync} from 'node:fs';
import {UserError} from '../lib/userError';
import {run, runTool, type RunResult} from '../lib/run';
import {findChromium} from './chromium';
import {findOnPath, localMachine} from './machine';
import {findJdk, OLDEST_JDK, type Jdk} from './jdk';

const MINUTES = 60_000;

/** What an installation may do on a machine; tests pass one that records the calls. */
export interface Installer {
  readonly isRoot: boolean;
  /** Prints a line before something is installed. */
  readonly say: (line: string) => void;
  /** Installs packages of the distribution with apt-get; false when that failed. */
  readonly apt: (...names: string[]) => Promise<boolean>;
  /** Runs `playwright <args>`; false when it failed. */
  readonly playwright: (...args: string[]) => Promise<boolean>;
  /** Whether the program starts: a downloaded browser may lack system libraries. */
  readonly starts: (program: string) => Promise<boolean>;
}

const succeeded = (result: RunResult): boolean => result.code === 0;

/** Installs with apt-get. The package lists of a fresh image are empty, so they are fetched first. */
function aptInstaller(): Installer['apt'] {
  let updated: Promise<RunResult> | undefined;
  const options = {env: {DEBIAN_FRONTEND: 'noninteractive'}, timeoutMs: 10 * MINUTES};
  return async (...names) => {
    updated ??= run('apt-get', ['update', '-qq'], options);
    if (!succeeded(await updated)) {
      return false;
    }
    // Slim images lack the folder of the manuals, where the Java packages put links.
    mkdirSync('/usr/share/man/man1', {recursive: true});
    return succeeded(
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options),
    );
  };
}

/** Installs on the machine that runs this. */
export function localInstaller(): Installer {
  return {
    isRoot: process.getuid?.() === 0,
    say: (line) => console.log(line),
    apt: aptInstaller(),
    playwright: async (...args) =>
      succeeded(
        await runTool('@playwright/test/cli.js', args, {
          timeoutMs: 10 * MINUTES,
          // Without this it tries each of its hosts for half a minute.
          env: {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'},
        }),
      ),
    starts: async (program) =>
      succeeded(await run(program, ['--version'], {timeoutMs: MINUTES / 2})),
  };
}

/**
 * Finds a tool; where there is none, root gets packages of the distribution, each list only when those
 * before it did not bring the tool.
 */
async function findOrInstall<Tool>(
  find: () => Tool | undefined,
  {isRoot, say, apt}: Installer,
  ...lists: string[][]
): Promise<Tool | undefined> {
  let found = find();
  for (const names of isRoot ? lists : []) {
    if (found === undefined) {
      say(`Installing ${names.join(' and ')} as root, with apt-get.`);
      found = (await apt(...names)) ? find() : undefined;
    }
  }
  return found;
}

/** Downloads Playwright's Chromium, with the libraries that it needs where that is allowed. */
async function downloadChromium(
  find: () => string | undefined,
  {isRoot, say, playwright, starts}: Installer,
): Promise<string | undefined> {
  say("Downloading Playwright's Chromium.");
  if (!(await playwright('install', 'chromium'))) {
    return undefined;
  }
  const downloaded = find();
  if (downloaded === undefined || (await starts(downloaded))) {
    return downloaded;
  }
  if (isRoot) {
    say('Installing the libraries that Chromium needs as root, with apt-get.');
    await playwright('install-deps', 'chromium');
  }
  return (await starts(downloaded)) ? downloaded : undefined;
}

/**
 * The Chromium of this machine. Where there is none, root gets the package of the distribution,
 * and everybody else, or where there is no such package, Playwright's download.
 * @throws UserError when neither works, with what to install.
 */
export async function ensureChromium(
  find: () => string | undefined = findChromium,
  installer: Installer = localInstaller(),
): Promise<string> {
  // The packages draw with the fonts of the system; these replace Arial and Courier New.
  const fonts = 'fonts-liberation';
  // Older distributions have no package of the headless shell alone.
  const lists = [
    ['chromium-headless-shell', fonts],
    ['chromium', fonts],
  ];
  const chromium =
    (await findOrInstall(find, installer, ...lists)) ?? (await downloadChromium(find, installer));
  if (chromium === undefined) {
    throw new UserError(
      'No Chromium was found or could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
    );
  }
  return chromium;
}

/**
 * A JDK of release 17 or newer; where there is none, root gets the package of the distribution.
 * @throws UserError when that does not work, with what to install.
 */
export async function ensureJdk(
  find: () => Jdk | undefined = findJdk,
  installer: Installer = localInstaller(),
): Promise<Jdk> {
  // The default of an older distribution may be Java 11.
  const lists = [['default-jdk-headless'], [`openjdk-${OLDEST_JDK}-jdk-headless`]];
  const jdk = await findOrInstall(find, installer, ...lists);
  if (jdk === undefined) {
    throw new UserError(
      `No JDK ${OLDEST_JDK} or newer was found or could be installed: install one, or set JAVA_HOME to its folder.`,
    );
  }
  return jdk;
}

/**
 * The Git of this machine; where there is none, root gets the package of the distribution:
 * fixtures need repositories, and slim images have no Git.
 * @throws UserError when that does not work.
 */
export async function ensureGit(
  find: () => string | undefined = () => findOnPath(localMachine, ['git']),
  installer: Installer = localInstaller(),
): Promise<string> {
  const git = await findOrInstall(find, installer, ['git']);
  if (git === undefined) {
    throw new UserError('No Git was found or could be installed: install Git.');
  }
  return git;
}
