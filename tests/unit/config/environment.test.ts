import {describe, expect, test} from 'vitest';
import {siteAddress} from '../../../src/config/environment/site';
import {FRAMEWORK_VERSION} from '../../../src/config/identity';
import {searchMode} from '../../../src/config/environment/searchMode';

describe('SITE_URL', () => {
  test.each([
    ['https://preview.example.com/a/b/', 'https://preview.example.com', '/a/b/'],
    ['https://preview.example.com/a', 'https://preview.example.com', '/a/'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080', '/'],
  ])('%s moves the whole site', (address, url, baseUrl) => {
    expect(siteAddress(address)).toEqual({url, baseUrl});
  });

  test('has a folder for an earlier version, which is its version', () => {
    const {url, baseUrl} = siteAddress('https://preview.example.com/a', true);
    expect(url).toBe('https://preview.example.com');
    expect(baseUrl).toMatch(/^\/a\/\d+\.\d+\/$/);
    expect(`${FRAMEWORK_VERSION}/`.startsWith(baseUrl.slice('/a/'.length, -1))).toBe(true);
  });

  test.each(['example.com', 'ftp://example.com/', 'https://example.com/?a=1', 'https://a.b/#c'])(
    'rejects %s in one line that shows the form',
    (address) => {
      expect(() => siteAddress(address)).toThrow(/^SITE_URL is ".*": set it to an address .*$/);
    },
  );
});

describe('search mode', () => {
  test('is embedded without credentials and hosted with all three', () => {
    expect(searchMode({A: undefined, B: undefined})).toBe('embedded');
    expect(searchMode({A: 'a', B: 'b'})).toBe('hosted');
  });

  test('stops on half-set credentials and names what is missing', () => {
    const all = ['APP', 'KEY', 'INDEX'];
    for (const bits of [1, 2, 3, 4, 5, 6]) {
      const missing = all.filter((_, at) => (bits >> at) % 2);
      const credentials = Object.fromEntries(
        all.map((name) => [name, missing.includes(name) ? undefined : 'x']),
      );
      expect(() => searchMode(credentials)).toThrow(
        `Incomplete Algolia configuration: set ${missing.join(' and ')}, or none of the variables.`,
      );
    }
  });

  test('stops on an assistant without an index to answer from', () => {
    const none = {APP: undefined, KEY: undefined, INDEX: undefined};
    expect(() => searchMode(none, 'assistant')).toThrow('set APP, KEY, and INDEX, or');
    expect(searchMode({APP: 'a', KEY: 'b', INDEX: 'c'}, 'assistant')).toBe('hosted');
  });
});
