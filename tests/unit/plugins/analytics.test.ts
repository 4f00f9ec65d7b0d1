import {afterEach, describe, expect, test, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import analytics from '../../../src/plugins/analytics';

describe('the plug-in', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** The services as the deployment names them, loaded under a mode of Node. */
  async function load(mode: string, ids: Record<string, string>) {
    vi.stubEnv('NODE_ENV', mode);
    for (const name of ['GTM_CONTAINER_ID', 'GTAG_TRACKING_ID', 'GOOGLE_ANALYTICS_TRACKING_ID']) {
      vi.stubEnv(name, ids[name] ?? '');
    }
    // Another test file of the same worker may have loaded it.
    vi.resetModules();
    const {analyticsServices} = await import('../../../src/config/analytics');
    return analytics(analyticsServices)({} as LoadContext);
  }

  const ALL = {
    GTM_CONTAINER_ID: 'GTM-1',
    GTAG_TRACKING_ID: 'G-1',
    GOOGLE_ANALYTICS_TRACKING_ID: 'UA-1',
  };

  test.each(Object.entries(ALL))('loads the one that %s names', async (name, id) => {
    const plugin = await load('production', {[name]: id});
    const tags = JSON.stringify(plugin?.injectHtmlTags?.({content: undefined}));
    for (const other of Object.values(ALL)) {
      expect(tags.includes(other), other).toBe(other === id);
    }
    expect(tags).not.toContain('noscript');
  });
});
