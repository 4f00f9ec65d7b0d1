import {runInNewContext} from 'node:vm';
import {afterEach, describe, expect, test, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {gateScript} from '../../../src/plugins/analytics/gate';
import analytics from '../../../src/plugins/analytics';

const TAGS = [
  {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://service.example'}},
  {tagName: 'script', attributes: {async: true, src: 'https://service.example/a.js'}},
  {tagName: 'script', innerHTML: 'function gtag() { return "sent"; }'},
  {tagName: 'script', innerHTML: 'window.second = gtag()'},
];

interface Added {
  tagName: string;
  attributes: Record<string, string>;
}

/** Runs the gate in a page of which it sees no more than it needs. */
function run(navigator: object) {
  const added: Added[] = [];
  const page: Record<string, unknown> = {
    navigator,
    document: {
      createElement: (tagName: string) => ({
        tagName,
        attributes: {},
        setAttribute(name: string, value: string) {
          (this.attributes as Record<string, string>)[name] = value;
        },
      }),
      head: {append: (element: Added) => added.push(element)},
    },
  };
  page['window'] = page;
  runInNewContext(gateScript(TAGS), page);
  return {added, page};
}

describe('the gate', () => {
  test('adds each tag as its plug-in wrote it, and runs inline code as a script of the page', () => {
    const {added, page} = run({doNotTrack: null});
    expect(added.map(({tagName, attributes}) => ({tagName, attributes}))).toEqual([
      {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://service.example'}},
      {tagName: 'script', attributes: {async: '', src: 'https://service.example/a.js'}},
    ]);
    expect(page['gtag']).toBeTypeOf('function');
    expect(page['second']).toBe('sent');
  });

  test.each([{doNotTrack: '1'}, {globalPrivacyControl: true}])(
    'adds none for %o, and leaves the client modules something to call',
    (navigator) => {
      const {added, page} = run(navigator);
      expect(added).toEqual([]);
      expect(page['second']).toBeUndefined();
      expect(page['ga']).toBeTypeOf('function');
      expect((page['gtag'] as () => unknown)()).toBeUndefined();
    },
  );
});

describe('the plug-in', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  /** The services as the deployment names them, loaded under a mode of Node. */
  async function load(mode: string, ids: Record<string, string>) {
    vi.stubEnv('NODE_ENV', mode);
    for (const name of ['GTM_CONTAINER_ID', 'GTAG_TRACKING_ID', 'GOOGLE_ANALYTICS_TRACKING_ID']) {
      vi.stubEnv(name, ids[name] ?? '');
    }
    const {analyticsServices} = await import('../../../src/config/analytics');
    return analytics(analyticsServices)({} as LoadContext);
  }

  const ALL = {
    GTM_CONTAINER_ID: 'GTM-1',
    GTAG_TRACKING_ID: 'G-1',
    GOOGLE_ANALYTICS_TRACKING_ID: 'UA-1',
  };

  test('is absent under the development server', async () => {
    expect(await load('development', ALL)).toBeNull();
  });

  test('is absent when the environment names no service', async () => {
    expect(await load('production', {})).toBeNull();
  });

  test.each(Object.entries(ALL))('loads the one that %s names', async (name, id) => {
    const plugin = await load('production', {[name]: id});
    const tags = JSON.stringify(plugin?.injectHtmlTags?.({content: undefined}));
    for (const other of Object.values(ALL)) {
      expect(tags.includes(other), other).toBe(other === id);
    }
    expect(tags).not.toContain('noscript');
  });
});
