import {runInNewContext} from 'node:vm';
import {describe, expect, test, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {headScriptCode} from '../../../src/plugins/headScript';

const CONTEXT = {
  baseUrl: '/base/',
  siteStorage: {type: 'localStorage', namespace: '-abc'},
  siteConfig: {
    themeConfig: {
      announcementBar: {id: 'news-2'},
      colorMode: {respectPrefersColorScheme: true},
    },
  },
} as unknown as LoadContext;

const refusing = () => {
  throw new Error('refused');
};

/** A storage as browsers have it, with what is stored, and a limit of what it takes. */
class Storage {
  constructor(
    readonly items = new Map<string, string>(),
    readonly isFull = false,
  ) {}

  getItem(key: string) {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string) {
    if (this.isFull) {
      throw new Error('full');
    }
    this.items.set(key, value);
  }

  removeItem(key: string) {
    this.items.delete(key);
  }
}

type Stored = Record<string, string> | 'refused';

interface Visit {
  baseUrl?: string;
  pathname?: string;
  stored?: Stored;
  session?: Storage;
  /** What the scripts of the build are called. */
  script?: string;
}

interface Element {
  id?: string;
  textContent?: string;
  children: Element[];
}

/** Runs the script in a page of which it sees no more than it needs. */
function visit({
  baseUrl = '/base/',
  pathname = baseUrl,
  stored = {},
  session,
  script = 'a',
}: Visit) {
  const items = new Map(Object.entries(typeof stored === 'string' ? {} : stored));
  const refuse = {get: refusing};
  const window: {
    boykaChunkRetry?: (error: unknown, retry: () => void) => void;
  } = {};
  const localStorage = stored === 'refused' ? refuse : {value: new Storage(items)};
  Object.defineProperty(window, 'localStorage', localStorage);
  const replaceState = vi.fn();
  const replace = vi.fn();
  const reload = vi.fn();
  const shown: Element[] = [];
  const create = (): Element & Record<string, unknown> => ({
    children: [],
    style: {},
    append(this: Element, ...children: Element[]) {
      this.children.push(...children);
    },
  });
  const root = {setAttribute: vi.fn(), className: 'docs api', dataset: {hasHydrated: 'false'}};
  const observer = {onChange: () => {}, disconnect: vi.fn()};
  const context = {
    Node: class {},
    setTimeout: vi.fn(),
    clearTimeout: vi.fn(),
    MutationObserver: class {
      constructor(onChange: () => void) {
        observer.onChange = onChange;
      }
      observe = vi.fn();
      disconnect = observer.disconnect;
    },
    sessionStorage: session ?? new Storage(),
    window,
    navigator: {onLine: true},
    location: {pathname, search: '?q=1', hash: '#here', replace, reload},
    history: {state: null, replaceState},
    document: {
      documentElement: root,
      querySelectorAll: () => [{src: script}],
      getElementById: () => shown[0],
      createElement: create,
      body: {append: (element: Element) => shown.push(element)},
    },
    addEventListener: vi.fn(),
  };
  Object.defineProperty(context, 'localStorage', localStorage);
  runInNewContext(headScriptCode({...CONTEXT, baseUrl}), context);
  return {
    items,
    window,
    replaceState,
    replace,
    reload,
    shown,
    root,
    observer,
  };
}

const run = (pathname: string, stored: Stored = {}) => visit({pathname, stored});

test('the color mode of another site of the host stays', () => {
  expect(run('/base/', {theme: 'banana'}).items.get('theme')).toBe('banana');
});

test('a site that does not follow the system has its own mode', () => {
  const themeConfig = {colorMode: {defaultMode: 'dark', respectPrefersColorScheme: false}};
  const script = headScriptCode({...CONTEXT, siteConfig: {...CONTEXT.siteConfig, themeConfig}});
  expect(script).toContain('"defaultMode":"dark"');
});

test('the document keeps its classes until it is hydrated', () => {
  const {root, observer} = visit({});
  root.className = 'docs';
  observer.onChange();
  expect(root.className).toBe('docs api');
  expect(observer.disconnect).not.toHaveBeenCalled();
  Object.assign(root, {className: 'blog', dataset: {hasHydrated: 'true'}});
  observer.onChange();
  expect(root.className).toBe('blog');
  expect(observer.disconnect).toHaveBeenCalledOnce();
});

describe('an address', () => {
  test.each(['/base/', '/base/docs/intro', '/base/html', '/elsewhere/docs/Intro.html'])(
    '%s stays',
    (pathname) => {
      const {replace, replaceState} = run(pathname);
      expect(replace).not.toHaveBeenCalled();
      expect(replaceState).not.toHaveBeenCalled();
    },
  );

  test.each([
    '//evil.example/x.html',
    '//evil.example/index.html',
    '///evil.example/',
    '//evil.example',
  ])('%s of a site without a base path leads to no other host', (pathname) => {
    const {replace, replaceState, window} = visit({pathname, baseUrl: '/'});
    expect(replaceState).not.toHaveBeenCalled();
    expect(replace).toHaveBeenCalledOnce();
    const [[address]] = replace.mock.calls as [[string]];
    expect(new URL(address, 'https://own.example').host).toBe('own.example');
    // The rest of the script runs too.
    expect(window.boykaChunkRetry).toBeDefined();
  });
});

test('a browser that refuses its storage gets the recovery all the same', () => {
  expect(run('/base/', 'refused').window.boykaChunkRetry).toBeDefined();
});

describe('a part of the site that cannot be had', () => {
  /** What the reader sees of a failed part: the words of the bar, or nothing. */
  function fail(page: Visit) {
    const result = visit(page);
    result.window.boykaChunkRetry!('no chunk', vi.fn());
    const bar = () =>
      result.shown.map(({children}) => children.map(({textContent}) => textContent));
    return {...result, bar};
  }

  test('is remembered for each address, whichever was visited since', () => {
    const session = new Storage();
    for (const pathname of ['/base/one', '/base/two']) {
      expect(fail({session, pathname}).reload).toHaveBeenCalledOnce();
    }
    expect(fail({session, pathname: '/base/one'}).reload).not.toHaveBeenCalled();
  });

  test('gets another reload from another build', () => {
    const session = new Storage();
    fail({session, script: 'old'});
    expect(fail({session, script: 'new'}).reload).toHaveBeenCalledOnce();
  });

  test('reloads nothing when no storage remembers it', () => {
    const {reload, bar} = fail({session: new Storage(new Map(), true)});
    expect(reload).not.toHaveBeenCalled();
    expect(bar()).toEqual([['no chunk', 'Retry']]);
  });
});
