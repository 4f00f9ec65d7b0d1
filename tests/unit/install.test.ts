import {expect, it} from 'vitest';
import {findChromium} from '../../scripts/setup/chromium';
import {ensureChromium, ensureGit, ensureJdk, type Installer} from '../../scripts/setup/install';
import {findJdk} from '../../scripts/setup/jdk';
import {machine} from './machine';

const SHELL = 'apt chromium-headless-shell fonts-liberation';
const CHROMIUM = 'apt chromium fonts-liberation';
const DOWNLOAD = 'playwright install chromium';
const LIBRARIES = 'playwright install-deps chromium';
const JDK = 'apt default-jdk-headless';
const JDK_17 = 'apt openjdk-17-jdk-headless';

interface Fake {
  readonly isRoot?: boolean;
  /** The commands that succeed; all others fail. */
  readonly works?: readonly string[];
  /** What must have succeeded before a downloaded browser starts. */
  readonly startsAfter?: string;
}

/** An installer that records what it prints and runs, and what succeeded of it. */
function fake({isRoot = true, works = [], startsAfter}: Fake) {
  const log: string[] = [];
  const done: string[] = [];
  const act = async (command: string): Promise<boolean> => {
    log.push(command);
    if (works.includes(command)) {
      done.push(command);
    }
    return works.includes(command);
  };
  const installer: Installer = {
    isRoot,
    say: (line) => log.push(line),
    apt: (...names) => act(`apt ${names.join(' ')}`),
    playwright: (...args) => act(`playwright ${args.join(' ')}`),
    starts: async () => startsAfter === undefined || done.includes(startsAfter),
  };
  return {log, done, installer};
}

/** Installs a tool that is there as soon as `after` has succeeded. */
function install(
  tool: 'Chromium' | 'JDK' | 'Git',
  after: string,
  {done, installer}: ReturnType<typeof fake>,
) {
  const found =
    <T>(value: T) =>
    () =>
      done.includes(after) ? value : undefined;
  return {
    Chromium: () => ensureChromium(found('/found'), installer),
    JDK: () => ensureJdk(found({home: '/found', version: 17}), installer),
    Git: () => ensureGit(found('/found'), installer),
  }[tool]();
}

it('installs and prints nothing when all is there', async () => {
  const {installer, log} = fake({});
  await ensureChromium(() => '/chromium', installer);
  await ensureJdk(() => ({home: '/jdk', version: 17}), installer);
  await ensureGit(() => '/git', installer);
  expect(log).toEqual([]);
});

it('installs nothing when CHROMIUM_PATH or JAVA_HOME is wrong', async () => {
  const {installer, log} = fake({works: [SHELL, DOWNLOAD, JDK]});
  const env = {CHROMIUM_PATH: '/gone', JAVA_HOME: '/gone'};
  const chromium = ensureChromium(() => findChromium(machine({env}), '/chrome'), installer);
  await expect(chromium).rejects.toThrow(/^CHROMIUM_PATH names "\/gone"/);
  const jdk = ensureJdk(() => findJdk(machine({env})), installer);
  await expect(jdk).rejects.toThrow(/^JAVA_HOME names "\/gone"/);
  expect(log).toEqual([]);
});

it.each<['Chromium' | 'JDK' | 'Git', what: string, after: string, Fake, log: readonly string[]]>([
  [
    'Chromium',
    "the distribution's package as root, and says so first",
    SHELL,
    {works: [SHELL]},
    ['Installing chromium-headless-shell and fonts-liberation as root, with apt-get.', SHELL],
  ],
  [
    'Chromium',
    'the whole browser where there is no package of the shell',
    CHROMIUM,
    {works: [CHROMIUM]},
    ['Installing chromium and fonts-liberation as root, with apt-get.', CHROMIUM],
  ],
  [
    'Chromium',
    "Playwright's download without root",
    DOWNLOAD,
    {isRoot: false, works: [SHELL, DOWNLOAD]},
    ["Downloading Playwright's Chromium.", DOWNLOAD],
  ],
  [
    'Chromium',
    "the libraries that Playwright's download lacks, as root",
    DOWNLOAD,
    {works: [DOWNLOAD, LIBRARIES], startsAfter: LIBRARIES},
    ['Installing the libraries that Chromium needs as root, with apt-get.', LIBRARIES],
  ],
  [
    'JDK',
    "the distribution's default as root, and says so first",
    JDK,
    {works: [JDK]},
    ['Installing default-jdk-headless as root, with apt-get.', JDK],
  ],
  [
    'JDK',
    'release 17 by name where the default is older',
    JDK_17,
    {works: [JDK, JDK_17]},
    ['Installing openjdk-17-jdk-headless as root, with apt-get.', JDK_17],
  ],
  [
    'Git',
    "the distribution's package as root, and says so first",
    'apt git',
    {works: ['apt git']},
    ['Installing git as root, with apt-get.', 'apt git'],
  ],
])('%s: installs %s', async (tool, _what, after, options, log) => {
  const made = fake(options);
  expect(await install(tool, after, made)).toBeDefined();
  expect(made.log.slice(-2)).toEqual(log);
});

it.each<['Chromium' | 'JDK' | 'Git', Fake, message: RegExp]>([
  ['Chromium', {isRoot: false}, /^No Chromium was found .*CHROMIUM_PATH to one\.$/],
  ['Chromium', {isRoot: true}, /^No Chromium was found .*CHROMIUM_PATH to one\.$/],
  ['Chromium', {isRoot: false, works: [DOWNLOAD], startsAfter: LIBRARIES}, /^No Chromium/],
  ['JDK', {isRoot: false}, /^No JDK 17 or newer was found .*JAVA_HOME to its folder\.$/],
  ['Git', {isRoot: false, works: ['apt git']}, /^No Git was found/],
])(
  '%s: says in one line what to install when all fails with %j',
  async (tool, options, message) => {
    await expect(install(tool, DOWNLOAD, fake(options))).rejects.toThrow(message);
  },
);
