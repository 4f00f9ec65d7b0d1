import {describe, expect, it} from 'vitest';
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
