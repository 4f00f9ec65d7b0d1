import {readFileSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import schema from '../../../src/plugins/schema';

interface Configured {
  plugins?: {apply: (compiler: object) => void}[];
}

/** Runs the plug-in against a bundler that remembers the files it is given. */
function emitted(isServer: boolean): Map<string, string> {
  const files = new Map<string, string>();
  const plugin = schema({siteDir: process.cwd()} as LoadContext);
  const configure = plugin.configureWebpack as unknown as (
    before: object,
    isServer: boolean,
  ) => Configured;
  class RawSource {
    constructor(readonly text: string) {}
  }
  const compilation = {
    emitAsset: (file: string, {text}: RawSource) => files.set(file, text),
    hooks: {processAssets: {tap: (_options: object, use: () => void) => use()}},
  };
  const compiler = {
    webpack: {sources: {RawSource}, Compilation: {PROCESS_ASSETS_STAGE_ADDITIONAL: -2000}},
    hooks: {thisCompilation: {tap: (_name: string, use: (to: object) => void) => use(compilation)}},
  };
  configure({}, isServer).plugins?.forEach((item) => item.apply(compiler));
  return files;
}

describe('the plug-in that publishes the schema', () => {
  it('hands the browser’s bundle the committed file, byte for byte', () => {
    const text = readFileSync('src/framework/config.schema.json', 'utf8');
    expect(emitted(false)).toEqual(new Map([['schema/boyka-config.schema.json', text]]));
  });

  it('adds nothing to the bundle of the server', () => {
    expect(emitted(true).size).toBe(0);
  });
});
