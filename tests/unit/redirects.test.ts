import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {writeRedirects} from '../../scripts/build/redirects';
import {temporaryFolder} from './temporaryFolder';

const write = (outDir: string, redirects: Parameters<typeof writeRedirects>[1]) =>
  writeRedirects({outDir, url: 'https://example.org', baseUrl: '/base/'}, redirects);

describe('writeRedirects', () => {
  it('never replaces a page', async () => {
    const outDir = temporaryFolder({
      'docs/intro/index.html': 'the page',
      'docs/usage/index.html': 'another page',
    });
    await expect(write(outDir, [{from: '/docs/usage', to: '/docs/intro'}])).rejects.toThrow(
      'src/config/redirects.ts redirects /docs/usage, which is a page',
    );
    expect(readFileSync(path.join(outDir, 'docs/usage/index.html'), 'utf8')).toBe('another page');
  });

  it('rejects a target that is no page, and writes nothing then', async () => {
    const outDir = temporaryFolder({'docs/intro/index.html': 'the page'});
    await expect(
      write(outDir, [
        {from: '/old', to: '/docs/intro'},
        {from: '/older', to: '/docs/gone'},
      ]),
    ).rejects.toThrow('redirects /older to /docs/gone, which is not a page');
    expect(existsSync(path.join(outDir, 'old'))).toBe(false);
  });
});
