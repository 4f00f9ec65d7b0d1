import {mkdirSync} from 'node:fs';
import {Problem} from '../lib/problem';
import {run, runTool, type RunResult} from '../lib/run';
import {findChromium} from './chromium';
import {findOnPath, thisMachine} from './machine';
import {findJdk, OLDEST_JDK, type Jdk} from './jdk';

const MINUTES = 60_000;

/** What an installation may do on a machine; tests hand in one that only notes what it was asked. */
export interface Installer {
  readonly isRoot: boolean;
  /** Installs a package of the distribution; false when it could not. */
  readonly apt: (name: string) => Promise<boolean>;
  /** Runs `playwright <args>`; false when it failed. */
  readonly playwright: (...args: string[]) => Promise<boolean>;
  /** Whether the program starts: a browser without its libraries does not. */
  readonly starts: (program: string) => Promise<boolean>;
}

const succeeded = (result: RunResult): boolean => result.code === 0;

/** Installs with apt-get. On a fresh image its lists are empty, so they are fetched first, once. */
function aptInstaller(): Installer['apt'] {
  let updated: Promise<RunResult> | undefined;
  const options = {env: {DEBIAN_FRONTEND: 'noninteractive'}, timeoutMs: 10 * MINUTES};
  return async (name) => {
    updated ??= run('apt-get', ['update', '-qq'], options);
    if (!succeeded(await updated)) {
      return false;
    }
    // Slim images leave out the manuals' folder, where the packages of Java link theirs.
    mkdirSync('/usr/share/man/man1', {recursive: true});
    return succeeded(
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options),
    );
  };
}

/** Installs on the machine we run on. */
export function thisInstaller(): Installer {
  return {
    isRoot: process.getuid?.() === 0,
    apt: aptInstaller(),
    playwright: async (...args) =>
      succeeded(
        await runTool('@playwright/test/cli.js', args, {
          timeoutMs: 10 * MINUTES,
          // One refusal is enough: without this it tries each of its hosts for half a minute.
          env: {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'},
        }),
      ),
    starts: async (program) =>
      succeeded(await run(program, ['--version'], {timeoutMs: MINUTES / 2})),
  };
}

/**
 * The Chromium of this machine, installed when there is none: by Playwright's download, and where
 * that fails and we are root, from the distribution.
 * @throws Problem that says what to install, when neither works.
 */
export async function ensureChromium(
  find: () => string | undefined = findChromium,
  installer: Installer = thisInstaller(),
): Promise<string> {
  const present = find();
  if (present !== undefined) {
    return present;
  }
  if (await installer.playwright('install', 'chromium')) {
    const downloaded = find();
    if (downloaded !== undefined && (await installer.starts(downloaded))) {
      return downloaded;
    }
    if (installer.isRoot && (await installer.playwright('install-deps', 'chromium'))) {
      const completed = find();
      if (completed !== undefined && (await installer.starts(completed))) {
        return completed;
      }
    }
  }
  // The package draws on whatever fonts there are; these are what Arial and Courier New stand for.
  if (
    installer.isRoot &&
    (await installer.apt('chromium')) &&
    (await installer.apt('fonts-liberation'))
  ) {
    const packaged = find();
    if (packaged !== undefined) {
      return packaged;
    }
  }
  throw new Problem(
    'No Chromium was found or could be installed: install Chromium or Google Chrome, or name one with CHROMIUM_PATH.',
  );
}

/**
 * A JDK of release 17 or newer, installed from the distribution when there is none and we are root.
 * @throws Problem that says what to install, when that does not work.
 */
export async function ensureJdk(
  find: () => Jdk | undefined = findJdk,
  installer: Installer = thisInstaller(),
): Promise<Jdk> {
  const present = find();
  if (present !== undefined) {
    return present;
  }
  // The default of an older distribution may still be Java 11.
  for (const name of ['default-jdk-headless', `openjdk-${OLDEST_JDK}-jdk-headless`]) {
    if (installer.isRoot && (await installer.apt(name))) {
      const installed = find();
      if (installed !== undefined) {
        return installed;
      }
    }
  }
  throw new Problem(
    `No JDK ${OLDEST_JDK} or newer was found or could be installed: install one, or name its folder with JAVA_HOME.`,
  );
}

/**
 * The git of this machine, installed from the distribution when there is none and we are root:
 * fixtures need repositories, and slim images have no git.
 * @throws Problem that says to install it, when that does not work.
 */
export async function ensureGit(
  find: () => string | undefined = () => findOnPath(thisMachine, ['git']),
  installer: Installer = thisInstaller(),
): Promise<string> {
  const present = find();
  if (present !== undefined) {
    return present;
  }
  const installed = installer.isRoot && (await installer.apt('git')) ? find() : undefined;
  if (installed === undefined) {
    throw new Problem('No git was found or could be installed: install git.');
  }
  return installed;
}
