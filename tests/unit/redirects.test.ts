import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeRedirects} from '../../scripts/postbuild/redirects';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
  mkdirSync(path.join(outDir, 'docs/intro'), {recursive: true});
  writeFileSync(path.join(outDir, 'docs/intro/index.html'), 'the page');
});

afterEach(() => rmSync(outDir, {recursive: true}));

const write = (redirects: Parameters<typeof writeRedirects>[1]) =>
  writeRedirects({outDir, url: 'https://example.org', baseUrl: '/base/'}, redirects);

describe('writeRedirects', () => {
  it('never replaces a page', async () => {
    mkdirSync(path.join(outDir, 'docs/usage'));
    writeFileSync(path.join(outDir, 'docs/usage/index.html'), 'another page');
    await expect(write([{from: '/docs/usage', to: '/docs/intro'}])).rejects.toThrow(
      'src/config/redirects.ts redirects /docs/usage, which is a page',
    );
    expect(readFileSync(path.join(outDir, 'docs/usage/index.html'), 'utf8')).toBe('another page');
  });

  it('rejects a target that is no page, and writes nothing then', async () => {
    await expect(
      write([
        {from: '/old', to: '/docs/intro'},
        {from: '/older', to: '/docs/gone'},
      ]),
    ).rejects.toThrow('redirects /older to /docs/gone, which is no page');
    expect(existsSync(path.join(outDir, 'old'))).toBe(false);
  });
});
