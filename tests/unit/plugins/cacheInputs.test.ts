import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import cacheInputs from '../../../src/plugins/cacheInputs';

type Configuration = {experiments?: {cache?: {buildDependencies: string[]}}};

/** What the plug-in adds to a bundler configuration. */
function added(configuration: object): Configuration {
  const plugin = cacheInputs({siteDir: process.cwd()} as LoadContext);
  const configure = plugin.configureWebpack as unknown as (before: object) => Configuration;
  return configure(configuration);
}

describe('cacheInputs', () => {
  it('makes the cache depend on samples, Markdown transforms, and the published schema', () => {
    const files = added({experiments: {cache: {type: 'persistent'}}}).experiments?.cache
      ?.buildDependencies;
    expect(files).toContainEqual(expect.stringMatching(/web.LoginTest\.java$/));
    expect(files).toContainEqual(expect.stringMatching(/remarkSamples\.ts$/));
    expect(files).toContainEqual(expect.stringMatching(/boyka-config\.schema\.json$/));
  });

  it('adds no cache where there is none', () => {
    expect(added({})).toEqual({});
    expect(added({experiments: {}})).toEqual({});
  });
});
