import {runInNewContext} from 'node:vm';
import {describe, expect, test, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {earlyScript} from '../../../src/plugins/early';

const CONTEXT = {
  baseUrl: '/base/',
  siteStorage: {type: 'localStorage', namespace: '-abc'},
  siteConfig: {themeConfig: {announcementBar: {id: 'news-2'}}},
} as unknown as LoadContext;

const refusing = () => {
  throw new Error('refused');
};

/** Runs the script at an address, with what is stored. */
function run(pathname: string, stored: Record<string, string> | 'refused' = {}) {
  const items = new Map(Object.entries(stored === 'refused' ? {} : stored));
  const localStorage = {
    getItem: stored === 'refused' ? refusing : (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
  };
  const window: {boykaRecovery?: object} = {};
  const replaceState = vi.fn();
  const replace = vi.fn();
  runInNewContext(earlyScript(CONTEXT), {
    localStorage,
    window,
    location: {pathname, search: '?q=1', hash: '#here', replace},
    history: {state: null, replaceState},
    addEventListener: vi.fn(),
  });
  return {items, window, replaceState, replace};
}

describe('the stored color mode', () => {
  test.each(['light', 'dark'])('%s stays', (mode) => {
    expect(run('/base/', {'theme-abc': mode}).items.get('theme-abc')).toBe(mode);
  });

  test.each(['', 'system', 'banana'])('"%s" is dropped', (mode) => {
    expect(run('/base/', {'theme-abc': mode}).items.has('theme-abc')).toBe(false);
  });

  test('of another site of the host stays', () => {
    expect(run('/base/', {theme: 'banana'}).items.get('theme')).toBe('banana');
  });
});

describe('a dismissal of the announcement', () => {
  const dismissed = (id: string) =>
    run('/base/', {
      'docusaurus.announcement.id-abc': id,
      'docusaurus.announcement.dismiss-abc': 'true',
    }).items.has('docusaurus.announcement.dismiss-abc');

  test('stays for the same id', () => expect(dismissed('news-2')).toBe(true));

  test('is dropped for another', () => expect(dismissed('news-1')).toBe(false));
});

describe('an address', () => {
  test.each([
    ['/base/index.html', '/base/'],
    ['/base/docs/intro/index.html', '/base/docs/intro/'],
  ])('%s becomes %s in place', (asked, bare) => {
    expect(run(asked).replaceState).toHaveBeenCalledWith(null, '', `${bare}?q=1#here`);
  });

  test.each([
    ['/base/docs/intro.html', '/base/docs/intro'],
    ['/base/blog.html', '/base/blog'],
  ])('%s leads to %s, which the host has', (asked, bare) => {
    expect(run(asked).replace).toHaveBeenCalledWith(`${bare}?q=1#here`);
  });

  test.each(['/base/', '/base/docs/intro/', '/base/404.html', '/base/html/'])(
    '%s stays',
    (pathname) => {
      const {replace, replaceState} = run(pathname);
      expect(replace).not.toHaveBeenCalled();
      expect(replaceState).not.toHaveBeenCalled();
    },
  );
});

test('a browser that refuses its storage gets the recovery all the same', () => {
  expect(run('/base/', 'refused').window.boykaRecovery).toBeDefined();
});
