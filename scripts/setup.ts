import {spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findChromium, findJdk, findOnPath} from './lib/programs';
import {ROOT} from './lib/run';
import {script} from './lib/script';
import {throwAll} from './lib/userError';

const isRoot = process.getuid?.() === 0;

const succeeds = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, {
    // Without the second, Playwright tries each of its hosts for half a minute.
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
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

/** Finds a tool, or installs it with the first installer that brings it. */
function ensure(find: () => string | undefined, ...installers: (() => boolean)[]) {
  return installers.reduce((found, install) => found ?? (install() ? find() : undefined), find());
}

// Finds or installs what the tests need besides Node, and prints what they will use.
script('setup', () => {
  const found = {
    // Tests make repositories, and slim images have no Git.
    'Git: install it': ensure(
      () => findOnPath('git'),
      () => apt('git'),
    ),
    // Debian's packages draw with the system's fonts; these replace Arial and Courier New.
    'Chromium: install it or Google Chrome, or set CHROMIUM_PATH to one': ensure(
      () => findChromium(chromium.executablePath()),
      () => apt('chromium-headless-shell', 'fonts-liberation'),
      () => apt('chromium', 'fonts-liberation'),
      downloadChromium,
    ),
    // The default of an older distribution is Java 11.
    'JDK 17 or newer: install one, or set JAVA_HOME to its folder': ensure(
      findJdk,
      () => apt('default-jdk-headless'),
      () => apt('openjdk-17-jdk-headless'),
    ),
  };
  const tools = Object.entries(found);
  tools.forEach(([tool, place]) => place && console.log(`${tool.split(':')[0]}: ${place}`));
  throwAll(tools.filter(([, place]) => !place).map(([tool]) => `Could not install ${tool}.`));
});
