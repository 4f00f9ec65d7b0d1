import {spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findChromium, findJdk, findOnPath} from './lib/programs';
import {ROOT} from './lib/run';
import {script} from './lib/script';
import {UserError} from '../src/config/environment/userError';
import {CI} from '../src/config/environment/variables';

const isRoot = process.getuid?.() === 0;

/** Runs a program without its output, which for a failed download is a hundred lines. */
const succeeds = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, {
    // Without the second, Playwright tries each of its hosts for half a minute.
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
    },
    stdio: 'ignore',
    timeout: 10 * 60_000,
  }).status === 0;

/** Installs packages of the distribution, where root runs this. */
function apt(...names: string[]): boolean {
  if (!isRoot || !findOnPath('apt-get')) {
    return false;
  }
  console.log(`Installing ${names.join(' and ')} as root, with apt-get.`);
  // Slim images lack the folder of the manuals, where the Java packages put links.
  mkdirSync('/usr/share/man/man1', {recursive: true});
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  return succeeds('apt-get', 'update', '-qq') && succeeds('apt-get', ...install);
}

function downloadChromium(): boolean {
  console.log("Downloading Playwright's Chromium.");
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  return succeeds(process.execPath, cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
}

/** A program that tests run. */
interface Requirement {
  readonly name: string;
  readonly find: () => string | undefined;
  /** What brings it, tried in this order. */
  readonly installers: readonly (() => boolean)[];
  /** Its packages for each package manager, the first of which that is there is named. */
  readonly packages: Readonly<Record<string, string>>;
  /** Where to get it without any of them, and how to name a copy elsewhere. */
  readonly otherwise: string;
}

const REQUIRED: Requirement[] = [
  {
    name: 'Git',
    find: () => findOnPath('git'),
    installers: [() => apt('git')],
    packages: {'apt-get': 'git', dnf: 'git', pacman: 'git', brew: 'git', winget: 'Git.Git'},
    otherwise: 'install it from https://git-scm.com',
  },
  {
    name: 'Chromium',
    find: () => findChromium(chromium.executablePath()),
    installers: [
      // Debian's packages draw with the system's fonts; these replace Arial and Courier New.
      () => apt('chromium-headless-shell', 'fonts-liberation'),
      () => apt('chromium', 'fonts-liberation'),
      downloadChromium,
    ],
    packages: {
      'apt-get': 'chromium',
      dnf: 'chromium',
      pacman: 'chromium',
      brew: '--cask google-chrome',
      winget: 'Google.Chrome',
    },
    otherwise: 'install it or Google Chrome, or set CHROMIUM_PATH to one',
  },
];

/** Without it, its tests are skipped: only CI may not do so. */
const JDK: Requirement = {
  name: 'JDK 17 or newer',
  find: findJdk,
  installers: [
    () => apt('default-jdk-headless'),
    // The default of an older distribution is Java 11.
    () => apt('openjdk-17-jdk-headless'),
  ],
  packages: {
    'apt-get': 'default-jdk-headless',
    dnf: 'java-latest-openjdk-devel',
    pacman: 'jdk-openjdk',
    brew: '--cask temurin',
    winget: 'EclipseAdoptium.Temurin.21.JDK',
  },
  otherwise: 'install one, or set JAVA_HOME to its folder',
};

/** How to get what is missing on this system. */
function advice({packages, otherwise}: Requirement): string {
  const manager = Object.keys(packages).find((name) => findOnPath(name));
  const sudo = manager && !['brew', 'winget'].includes(manager) ? 'sudo ' : '';
  const verb = manager === 'pacman' ? '-S' : 'install';
  return manager ? `${sudo}${manager} ${verb} ${packages[manager]}` : otherwise;
}

// Finds or installs what the tests need besides Node, and prints what they will use.
script(module, () => {
  const all = [...REQUIRED, JDK].map((requirement) => {
    const {find, installers} = requirement;
    const place = installers.reduce(
      (found, install) => found ?? (install() ? find() : undefined),
      find(),
    );
    console.log(`${requirement.name}: ${place ?? `missing. Get it: ${advice(requirement)}`}`);
    return {requirement, place};
  });
  const missing = all.filter(({place}) => !place).map(({requirement}) => requirement);
  const stops = missing.filter((item) => item !== JDK || CI);
  if (stops.length > 0) {
    const names = new Intl.ListFormat('en').format(stops.map(({name}) => name));
    throw new UserError(
      `Stopped. Without ${names}, these run: npm run check, npm run test:programs, and npm run build.`,
    );
  }
  if (missing.length > 0) {
    console.log('Without a JDK, everything runs but the tests of Java code, which CI runs.');
  }
});
