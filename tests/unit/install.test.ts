import {describe, expect, it} from 'vitest';
import {ensureChromium, ensureGit, ensureJdk, type Installer} from '../../scripts/setup/install';

interface Fake {
  readonly isRoot?: boolean;
  /** The commands that succeed; all others fail. */
  readonly works?: readonly string[];
  /** What must have succeeded before a downloaded browser starts. */
  readonly startsAfter?: string;
}

/** An installer that notes what it was asked, and what succeeded of it. */
function fake({isRoot = true, works = [], startsAfter}: Fake) {
  const asked: string[] = [];
  const done: string[] = [];
  const act = async (command: string): Promise<boolean> => {
    asked.push(command);
    if (works.includes(command)) {
      done.push(command);
      return true;
    }
    return false;
  };
  const installer: Installer = {
    isRoot,
    apt: (name) => act(`apt ${name}`),
    playwright: (...args) => act(`playwright ${args.join(' ')}`),
    starts: async () => startsAfter === undefined || done.includes(startsAfter),
  };
  return {asked, done, installer};
}

describe('ensureChromium', () => {
  it('installs nothing when there is one', async () => {
    const {installer, asked} = fake({});
    expect(await ensureChromium(() => '/usr/bin/chromium', installer)).toBe('/usr/bin/chromium');
    expect(asked).toEqual([]);
  });

  it("takes Playwright's download first", async () => {
    const {installer, asked, done} = fake({works: ['playwright install chromium']});
    const find = () => (done.length > 0 ? '/cache/chrome' : undefined);
    expect(await ensureChromium(find, installer)).toBe('/cache/chrome');
    expect(asked).toEqual(['playwright install chromium']);
  });

  it('adds the libraries that a downloaded browser lacks', async () => {
    const {installer, done} = fake({
      works: ['playwright install chromium', 'playwright install-deps chromium'],
      startsAfter: 'playwright install-deps chromium',
    });
    const find = () => (done.length > 0 ? '/cache/chrome' : undefined);
    expect(await ensureChromium(find, installer)).toBe('/cache/chrome');
    expect(done).toHaveLength(2);
  });

  it("takes the distribution's package as root when the download fails", async () => {
    const {installer, asked, done} = fake({works: ['apt chromium', 'apt fonts-liberation']});
    const find = () => (done.length > 0 ? '/usr/bin/chromium' : undefined);
    expect(await ensureChromium(find, installer)).toBe('/usr/bin/chromium');
    expect(asked).toEqual(['playwright install chromium', 'apt chromium', 'apt fonts-liberation']);
  });

  it('says in one line what to install when it may not do that itself', async () => {
    const {installer, asked} = fake({isRoot: false, works: ['apt chromium']});
    await expect(ensureChromium(() => undefined, installer)).rejects.toThrow(
      /^No Chromium was found .*CHROMIUM_PATH\.$/,
    );
    expect(asked).toEqual(['playwright install chromium']);
  });

  it('says so too when all ways fail for root', async () => {
    const {installer} = fake({});
    await expect(ensureChromium(() => undefined, installer)).rejects.toThrow(/^No Chromium/);
  });
});

describe('ensureJdk', () => {
  const jdk = {home: '/usr/lib/jvm/default', version: 17};

  it('installs nothing when there is one', async () => {
    const {installer, asked} = fake({});
    expect(await ensureJdk(() => jdk, installer)).toBe(jdk);
    expect(asked).toEqual([]);
  });

  it("takes the distribution's default", async () => {
    const {installer, asked, done} = fake({works: ['apt default-jdk-headless']});
    expect(await ensureJdk(() => (done.length > 0 ? jdk : undefined), installer)).toBe(jdk);
    expect(asked).toEqual(['apt default-jdk-headless']);
  });

  it('takes release 17 by name where the default is older', async () => {
    const seventeen = 'apt openjdk-17-jdk-headless';
    const {installer, done} = fake({works: ['apt default-jdk-headless', seventeen]});
    const find = () => (done.includes(seventeen) ? jdk : undefined);
    expect(await ensureJdk(find, installer)).toBe(jdk);
  });

  it('says in one line what to install when it may not do that itself', async () => {
    const {installer, asked} = fake({isRoot: false});
    await expect(ensureJdk(() => undefined, installer)).rejects.toThrow(
      /^No JDK 17 or newer was found .*JAVA_HOME\.$/,
    );
    expect(asked).toEqual([]);
  });
});

describe('ensureGit', () => {
  it('installs nothing when there is one', async () => {
    const {installer, asked} = fake({});
    expect(await ensureGit(() => '/usr/bin/git', installer)).toBe('/usr/bin/git');
    expect(asked).toEqual([]);
  });

  it("takes the distribution's package as root", async () => {
    const {installer, done} = fake({works: ['apt git']});
    const find = () => (done.length > 0 ? '/usr/bin/git' : undefined);
    expect(await ensureGit(find, installer)).toBe('/usr/bin/git');
  });

  it('says in one line what to install when it may not do that itself', async () => {
    const {installer, asked} = fake({isRoot: false, works: ['apt git']});
    await expect(ensureGit(() => undefined, installer)).rejects.toThrow(/^No git was found/);
    expect(asked).toEqual([]);
  });
});
