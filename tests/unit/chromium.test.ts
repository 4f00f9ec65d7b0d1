import {describe, expect, it} from 'vitest';
import {chromiumFlags, findChromium} from '../../scripts/setup/chromium';
import {machine} from './machine';

const PLAYWRIGHTS = '/cache/ms-playwright/chrome';

describe('findChromium', () => {
  it('uses the one that CHROMIUM_PATH names before all others', () => {
    const found = findChromium(
      machine({
        env: {CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin'},
        programs: {'/opt/mine': '', '/usr/bin/chromium': ''},
      }),
      PLAYWRIGHTS,
    );
    expect(found).toBe('/opt/mine');
  });

  it('rejects a CHROMIUM_PATH that names no program, in one line', () => {
    const broken = machine({env: {CHROMIUM_PATH: '/opt/gone', PATH: ''}});
    expect(() => findChromium(broken, PLAYWRIGHTS)).toThrow(
      'CHROMIUM_PATH names "/opt/gone", which is not a program: correct it, or unset it.',
    );
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'])(
    'finds %s on PATH',
    (name) => {
      const found = findChromium(
        machine({env: {PATH: '/usr/bin:/snap/bin'}, programs: {[`/snap/bin/${name}`]: ''}}),
        PLAYWRIGHTS,
      );
      expect(found).toBe(`/snap/bin/${name}`);
    },
  );

  it('prefers the headless shell, which tests run faster in', () => {
    const found = findChromium(
      machine({
        env: {PATH: '/snap/bin:/usr/bin'},
        programs: {'/snap/bin/chromium': '', '/usr/bin/chromium-headless-shell': ''},
      }),
      PLAYWRIGHTS,
    );
    expect(found).toBe('/usr/bin/chromium-headless-shell');
  });

  it('passes over empty parts of PATH', () => {
    expect(findChromium(machine({env: {PATH: ':'}, programs: {chromium: ''}}), PLAYWRIGHTS)).toBe(
      undefined,
    );
  });

  it.each([
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/home/reader/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ])('finds %s on macOS', (file) => {
    expect(findChromium(machine({platform: 'darwin', programs: {[file]: ''}}), PLAYWRIGHTS)).toBe(
      file,
    );
  });

  it.each([
    ['PATH', 'C:\\tools', 'C:\\tools\\chrome.exe'],
    ['LOCALAPPDATA', 'C:\\Me', 'C:\\Me\\Chromium\\Application\\chrome.exe'],
    ['PROGRAMFILES', 'C:\\Programs', 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'],
  ])('finds the one of %s on Windows', (name, folder, file) => {
    const windows = machine({platform: 'win32', env: {[name]: folder}, programs: {[file]: ''}});
    expect(findChromium(windows, PLAYWRIGHTS)).toBe(file);
  });

  it("falls back on Playwright's own", () => {
    expect(findChromium(machine({programs: {[PLAYWRIGHTS]: ''}}), PLAYWRIGHTS)).toBe(PLAYWRIGHTS);
  });

  it('finds nothing where there is nothing', () => {
    expect(findChromium(machine({}), PLAYWRIGHTS)).toBe(undefined);
  });
});

describe('chromiumFlags', () => {
  it('leaves the sandbox on, except for root, whom Chromium refuses otherwise', () => {
    expect(chromiumFlags(false)).not.toContain('--no-sandbox');
    expect(chromiumFlags(true)).toContain('--no-sandbox');
  });
});
