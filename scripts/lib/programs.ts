import {spawnSync} from 'node:child_process';
import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {UserError} from '../../src/config/environment/userError';
import {variable} from '../../src/config/environment/variables';

/** The headless shell first: without a window to draw, the tests take half of the CPU time. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'google-chrome-stable', 'google-chrome'];

/** Where its installers put Google Chrome, which is on no `PATH` there. */
const INSTALLED_CHROME = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map((folder) =>
    path.win32.join(variable(folder) ?? 'C:', 'Google/Chrome/Application/chrome.exe'),
  ),
];

/** Where the compiler of a JDK is on Linux and macOS besides `PATH`. */
const COMPILERS = [
  '/usr/lib/jvm/*/bin/javac',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/javac',
];

const EXE = process.platform === 'win32' ? '.exe' : '';

/** The path of the first of these programs that is in a folder of `PATH`. */
export function findOnPath(...names: string[]): string | undefined {
  const folders = (variable('PATH') ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.resolve(folder, name + EXE)))
    .find((file) => existsSync(file));
}

/**
 * The Chromium to test with: the one of `CHROMIUM_PATH`, of `PATH`, Playwright's own, or Chrome.
 *
 * @param playwrights path at which Playwright stores its own
 * @throws UserError when `CHROMIUM_PATH` names no program: the tests would run in another one
 */
export function findChromium(playwrights: string): string | undefined {
  const wanted = variable('CHROMIUM_PATH');
  if (wanted && !existsSync(wanted)) {
    throw new UserError(
      `CHROMIUM_PATH names "${wanted}", which does not exist: correct it, or unset it.`,
    );
  }
  const others = [playwrights, ...INSTALLED_CHROME];
  return wanted || (findOnPath(...BROWSERS) ?? others.find((file) => existsSync(file)));
}

/** Launch flags: no background traffic; no sandbox as root, where Chromium does not start with it. */
export const CHROMIUM_FLAGS: string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

/** The path of a bash that runs: the one that Windows brings only offers to install Linux. */
export function findBash(): string | undefined {
  const bash = findOnPath('bash');
  const printed = bash && spawnSync(bash, ['--version'], {encoding: 'utf8'}).stdout;
  return printed?.includes('GNU bash') ? bash : undefined;
}

/** Whether a folder has the compiler of release 17 or newer, which the framework needs. */
function isJdk(home: string): boolean {
  const javac = path.join(home, 'bin', `javac${EXE}`);
  const printed = spawnSync(javac, ['-version'], {encoding: 'utf8'}).stdout ?? '';
  return Number(/\bjavac (\d+)/.exec(printed)?.[1]) >= 17;
}

/**
 * The folder of a JDK of release 17 or newer: the one of `JAVA_HOME`, of `PATH`, or of the system.
 * @throws UserError when `JAVA_HOME` names no such JDK: the tests would run with another one
 */
export function findJdk(): string | undefined {
  const wanted = variable('JAVA_HOME');
  if (wanted && !isJdk(wanted)) {
    throw new UserError(
      `JAVA_HOME names "${wanted}", which does not contain a JDK 17 or newer: correct it, or unset it.`,
    );
  }
  const compilers = [findOnPath('javac') ?? [], globSync(COMPILERS)].flat();
  return wanted || compilers.map((file) => path.resolve(realpathSync(file), '../..')).find(isJdk);
}

/**
 * The path of a program of the JDK.
 * @throws UserError when there is no JDK
 */
export function jdkProgram(name: 'java' | 'javac'): string {
  const home = findJdk();
  if (!home) {
    throw new UserError('No JDK 17 or newer was found: run `npm run setup`, or set JAVA_HOME.');
  }
  return path.join(home, 'bin', name + EXE);
}
