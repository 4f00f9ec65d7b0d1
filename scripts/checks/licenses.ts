/** Licenses under which a package may be used to build a public site, and be shipped with it. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
]);

/** Packages whose lockfile entry names no such license, with the reason to accept them. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0; a word list that no page ships',
  eval: 'MIT, in the old form of the field',
  format: 'MIT, in the old form of the field',
  memorystream: 'MIT, in the old form of the field',
  'require-like': 'MIT, in its file License',
  'svg-tags': 'MIT, in the old form of the field',
};

/** Whether an SPDX expression allows the use: one of the parts around OR, all of those around AND. */
function isAllowed(expression: string): boolean {
  const text = expression.replace(/^\((.*)\)$/, '$1');
  return text
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ALLOWED.has(part)));
}

/**
 * Compares the licenses of all packages with the list.
 *
 * @param packages of the lockfile, by folder
 * @returns one line for each package with another license, and for each exception without a package
 */
export function licenseErrors(
  packages: Readonly<Record<string, {readonly license?: string}>>,
  exceptions: Readonly<Record<string, string>> = EXCEPTIONS,
): string[] {
  const named = Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, {license = ''}]) => [folder.split('node_modules/').at(-1)!, license] as const);
  const names = new Set(named.map(([name]) => name));
  return [
    ...named
      .filter(([name, license]) => !(name in exceptions) && !isAllowed(license))
      .map(
        ([name, license]) =>
          `package-lock.json: ${name} has ${license ? `the license ${license}` : 'no license'}: use another package, or add it to scripts/checks/licenses.ts with the reason`,
      ),
    ...Object.keys(exceptions)
      .filter((name) => !names.has(name))
      .map((name) => `scripts/checks/licenses.ts: ${name} is no package any more: remove it`),
  ];
}
