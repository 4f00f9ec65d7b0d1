import {chromium} from '@playwright/test';
import {UserError} from '../lib/userError';
import {findOnPath, pathsOf, localMachine, type Machine} from './machine';

/** The headless shell first: without a window to draw, the tests take half of the CPU time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Where installers put the browser on platforms that do not add it to `PATH`. */
function usualPlaces(machine: Machine): string[] {
  const {join} = pathsOf(machine);
  if (machine.platform === 'darwin') {
    return ['/', machine.home].flatMap((root) => [
      join(root, 'Applications/Chromium.app/Contents/MacOS/Chromium'),
      join(root, 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
    ]);
  }
  if (machine.platform === 'win32') {
    return ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)']
      .flatMap((name) => machine.env[name] ?? [])
      .flatMap((root) => [
        join(root, 'Chromium\\Application\\chrome.exe'),
        join(root, 'Google\\Chrome\\Application\\chrome.exe'),
      ]);
  }
  return [];
}

/**
 * The Chromium to test with: the one that `CHROMIUM_PATH` names, the system's, or Playwright's own.
 * @returns the path of the program, undefined when there is none.
 * @throws UserError when `CHROMIUM_PATH` names no program, because the tests would run in another.
 */
export function findChromium(
  machine: Machine = localMachine,
  playwrights: string = chromium.executablePath(),
): string | undefined {
  const wanted = machine.env['CHROMIUM_PATH'];
  if (wanted !== undefined && wanted !== '') {
    if (!machine.isProgram(wanted)) {
      throw new UserError(
        `CHROMIUM_PATH names "${wanted}", which is not a program: correct it, or unset it.`,
      );
    }
    return wanted;
  }
  return (
    findOnPath(machine, NAMES) ??
    [...usualPlaces(machine), playwrights].find((file) => machine.isProgram(file))
  );
}

/** Launch flags: no background traffic; no sandbox as root, where Chromium does not start with it. */
export function chromiumFlags(isRoot: boolean = process.getuid?.() === 0): string[] {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
