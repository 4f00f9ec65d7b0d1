import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {licenseErrors} from '../../scripts/checks/licenses';
import {lockfileErrors} from '../../scripts/checks/lockfile';

const tool = {optionalDependencies: {'@tool/mac': '1.2.3'}};

describe('lockfileErrors', () => {
  it.each([
    ['beside the tool', 'node_modules/@tool/mac'],
    ['below the tool', 'node_modules/tool/node_modules/@tool/mac'],
  ])('accepts a part for another platform %s', (_, folder) => {
    expect(lockfileErrors({'': {}, 'node_modules/tool': tool, [folder]: {}})).toEqual([]);
  });

  it('accepts a part that a parent of the tool has', () => {
    const packages = {
      'node_modules/a/node_modules/tool': tool,
      'node_modules/a/node_modules/@tool/mac': {},
    };
    expect(lockfileErrors(packages)).toEqual([]);
  });

  it('names a part for another platform that is missing', () => {
    const packages = {
      'node_modules/tool': tool,
      'node_modules/other/node_modules/@tool/mac': {},
    };
    expect(lockfileErrors(packages)).toEqual([
      expect.stringContaining('@tool/mac@1.2.3, which node_modules/tool wants'),
    ]);
  });

  it('names an address of a registry', () => {
    const errors = lockfileErrors({'node_modules/a': {resolved: 'https://registry.example/a.tgz'}});
    expect(errors).toEqual([expect.stringContaining('node_modules/a names the address')]);
  });
});

describe('licenseErrors', () => {
  const errorsOf = (license: string | undefined, exceptions = {}) =>
    licenseErrors({'': {}, 'node_modules/a/node_modules/@b/c': {license}}, exceptions);

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('accepts %s', (license) => {
    expect(errorsOf(license)).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', '@b/c has the license GPL-3.0-only'],
    ['MIT AND GPL-3.0-only', '@b/c has the license MIT AND GPL-3.0-only'],
    [undefined, '@b/c has no license'],
  ])('names a package with %s', (license, error) => {
    expect(errorsOf(license)).toEqual([expect.stringContaining(error)]);
  });

  it('accepts an exception, and names one without a package', () => {
    expect(errorsOf(undefined, {'@b/c': 'a reason'})).toEqual([]);
    expect(errorsOf('MIT', {gone: 'a reason'})).toEqual([expect.stringContaining('gone is no')]);
  });
});

it('installs run no scripts of packages', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});
