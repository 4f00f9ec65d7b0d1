import {expect, it} from 'vitest';
import {chromiumFlags, findChromium} from '../../scripts/setup/chromium';
import {machine, type MadeUp} from './machine';

const PLAYWRIGHTS = '/cache/ms-playwright/chrome';
const MAC = '/home/reader/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const WINDOWS = 'C:\\Me\\Chromium\\Application\\chrome.exe';

it.each<[what: string, machine: MadeUp, found: string | undefined]>([
  [
    'the one that CHROMIUM_PATH names, before all others',
    {env: {CHROMIUM_PATH: '/a', PATH: '/bin'}, programs: {'/a': '', '/bin/chromium': ''}},
    '/a',
  ],
  [
    'the headless shell, which tests run faster in, wherever on PATH',
    {
      env: {PATH: '/a:/b'},
      programs: {'/a/chromium': '', '/b/chromium-headless-shell': ''},
    },
    '/b/chromium-headless-shell',
  ],
  ['Chrome', {env: {PATH: '/a'}, programs: {'/a/google-chrome': ''}}, '/a/google-chrome'],
  ['nothing in an empty part of PATH', {env: {PATH: ':'}, programs: {chromium: ''}}, undefined],
  ['the one of macOS', {platform: 'darwin', programs: {[MAC]: ''}}, MAC],
  [
    'the one of Windows',
    {platform: 'win32', env: {LOCALAPPDATA: 'C:\\Me'}, programs: {[WINDOWS]: ''}},
    WINDOWS,
  ],
  ["Playwright's own where there is no other", {programs: {[PLAYWRIGHTS]: ''}}, PLAYWRIGHTS],
  ['nothing where there is nothing', {}, undefined],
])('finds %s', (_, made, found) => {
  expect(findChromium(machine(made), PLAYWRIGHTS)).toBe(found);
});

it('rejects a CHROMIUM_PATH that names no program, in one line', () => {
  const broken = machine({env: {CHROMIUM_PATH: '/opt/gone', PATH: ''}});
  expect(() => findChromium(broken, PLAYWRIGHTS)).toThrow(
    'CHROMIUM_PATH names "/opt/gone", which is not a program: correct it, or unset it.',
  );
});

it('leaves the sandbox on, except for root, whom Chromium refuses otherwise', () => {
  expect(chromiumFlags(false)).not.toContain('--no-sandbox');
  expect(chromiumFlags(true)).toContain('--no-sandbox');
});
