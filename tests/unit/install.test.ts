import {describe, expect, it} from 'vitest';
import {findChromium} from '../../scripts/setup/chromium';
import {ensureChromium, ensureGit, ensureJdk, type Installer} from '../../scripts/setup/install';
import {findJdk} from '../../scripts/setup/jdk';
import {machine} from './machine';

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
      return true;
    }
    return false;
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

describe('ensureChromium', () => {
  const PACKAGE = 'apt chromium-headless-shell fonts-liberation';
  const OLDER_PACKAGE = 'apt chromium fonts-liberation';
  const DOWNLOAD = 'playwright install chromium';
  const LIBRARIES = 'playwright install-deps chromium';

  it('installs and prints nothing when there is one', async () => {
    const {installer, log} = fake({});
    expect(await ensureChromium(() => '/usr/bin/chromium', installer)).toBe('/usr/bin/chromium');
    expect(log).toEqual([]);
  });

  it('installs nothing when CHROMIUM_PATH is wrong', async () => {
    const {installer, log} = fake({works: [PACKAGE, DOWNLOAD]});
    const find = () => findChromium(machine({env: {CHROMIUM_PATH: '/gone'}}), '/cache/chrome');
    await expect(ensureChromium(find, installer)).rejects.toThrow(/^CHROMIUM_PATH names "\/gone"/);
    expect(log).toEqual([]);
  });

  it("installs the distribution's package as root, and says so first", async () => {
    const {installer, log, done} = fake({works: [PACKAGE]});
    const find = () => (done.length > 0 ? '/usr/bin/chromium' : undefined);
    expect(await ensureChromium(find, installer)).toBe('/usr/bin/chromium');
    expect(log).toEqual([
      'Installing chromium-headless-shell and fonts-liberation as root, with apt-get.',
      PACKAGE,
    ]);
  });

  it('installs the whole browser where the distribution has no package of the shell', async () => {
    const {installer, done} = fake({works: [OLDER_PACKAGE]});
    const find = () => (done.length > 0 ? '/usr/bin/chromium' : undefined);
    expect(await ensureChromium(find, installer)).toBe('/usr/bin/chromium');
    expect(done).toEqual([OLDER_PACKAGE]);
  });

  it("uses Playwright's download when the user is not root", async () => {
    const {installer, log, done} = fake({isRoot: false, works: [PACKAGE, DOWNLOAD]});
    const find = () => (done.length > 0 ? '/cache/chrome' : undefined);
    expect(await ensureChromium(find, installer)).toBe('/cache/chrome');
    expect(log).toEqual(["Downloading Playwright's Chromium.", DOWNLOAD]);
  });

  it("uses Playwright's download where the distribution has no package, with its libraries", async () => {
    const {installer, log, done} = fake({works: [DOWNLOAD, LIBRARIES], startsAfter: LIBRARIES});
    const find = () => (done.length > 0 ? '/cache/chrome' : undefined);
    expect(await ensureChromium(find, installer)).toBe('/cache/chrome');
    expect(log.slice(4)).toEqual([
      "Downloading Playwright's Chromium.",
      DOWNLOAD,
      'Installing the libraries that Chromium needs as root, with apt-get.',
      LIBRARIES,
    ]);
  });

  it('does not use a download that does not start', async () => {
    const {installer, done} = fake({isRoot: false, works: [DOWNLOAD], startsAfter: LIBRARIES});
    const find = () => (done.length > 0 ? '/cache/chrome' : undefined);
    await expect(ensureChromium(find, installer)).rejects.toThrow(/^No Chromium was found/);
  });

  it.each([true, false])(
    'says in one line what to install when all fails (root: %s)',
    async (isRoot) => {
      const {installer} = fake({isRoot});
      await expect(ensureChromium(() => undefined, installer)).rejects.toThrow(
        /^No Chromium was found .*CHROMIUM_PATH to one\.$/,
      );
    },
  );
});

describe('ensureJdk', () => {
  const jdk = {home: '/usr/lib/jvm/default', version: 17};

  it('installs and prints nothing when there is one', async () => {
    const {installer, log} = fake({});
    expect(await ensureJdk(() => jdk, installer)).toBe(jdk);
    expect(log).toEqual([]);
  });

  it('installs nothing when JAVA_HOME is wrong', async () => {
    const {installer, log} = fake({works: ['apt default-jdk-headless']});
    const find = () => findJdk(machine({env: {JAVA_HOME: '/gone'}}));
    await expect(ensureJdk(find, installer)).rejects.toThrow(/^JAVA_HOME names "\/gone"/);
    expect(log).toEqual([]);
  });

  it("installs the distribution's default as root, and says so first", async () => {
    const {installer, log, done} = fake({works: ['apt default-jdk-headless']});
    expect(await ensureJdk(() => (done.length > 0 ? jdk : undefined), installer)).toBe(jdk);
    expect(log).toEqual([
      'Installing default-jdk-headless as root, with apt-get.',
      'apt default-jdk-headless',
    ]);
  });

  it('installs release 17 by name where the default is older', async () => {
    const seventeen = 'apt openjdk-17-jdk-headless';
    const {installer, done} = fake({works: ['apt default-jdk-headless', seventeen]});
    const find = () => (done.includes(seventeen) ? jdk : undefined);
    expect(await ensureJdk(find, installer)).toBe(jdk);
  });

  it('says in one line what to install when the user is not root', async () => {
    const {installer, log} = fake({isRoot: false});
    await expect(ensureJdk(() => undefined, installer)).rejects.toThrow(
      /^No JDK 17 or newer was found .*JAVA_HOME to its folder\.$/,
    );
    expect(log).toEqual([]);
  });
});

describe('ensureGit', () => {
  it('installs and prints nothing when there is one', async () => {
    const {installer, log} = fake({});
    expect(await ensureGit(() => '/usr/bin/git', installer)).toBe('/usr/bin/git');
    expect(log).toEqual([]);
  });

  it("installs the distribution's package as root, and says so first", async () => {
    const {installer, done, log} = fake({works: ['apt git']});
    const find = () => (done.length > 0 ? '/usr/bin/git' : undefined);
    expect(await ensureGit(find, installer)).toBe('/usr/bin/git');
    expect(log).toEqual(['Installing git as root, with apt-get.', 'apt git']);
  });

  it('says in one line what to install when the user is not root', async () => {
    const {installer, log} = fake({isRoot: false, works: ['apt git']});
    await expect(ensureGit(() => undefined, installer)).rejects.toThrow(/^No Git was found/);
    expect(log).toEqual([]);
  });
});
