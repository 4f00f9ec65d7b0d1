import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';

const TAG_MANAGER = {GTM_CONTAINER_ID: 'GTM-TEST'};
const TAG = {GTAG_TRACKING_ID: 'G-TEST'};
const LEGACY = {GOOGLE_ANALYTICS_TRACKING_ID: 'UA-1-TEST'};
const ALL = {...TAG_MANAGER, ...TAG, ...LEGACY};

const TAG_HOST = 'https://*.googletagmanager.com';
const LEGACY_HOST = 'https://www.google-analytics.com';

afterEach(() => vi.unstubAllEnvs());

/** The configuration and the script of every page with the variables of some services. */
async function configured(variables: Partial<Record<string, string>>, mode = 'production') {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', mode);
  for (const name of Object.keys(ALL)) {
    vi.stubEnv(name, variables[name]);
  }
  const {analyticsServices, privacyNotice} = await import('../../../src/config/analytics');
  const {contentSecurityPolicy} = await import('../../../src/config/contentSecurityPolicy');
  const {default: analytics} = await import('../../../src/plugins/analytics');
  const plugin = await analytics(analyticsServices)({} as LoadContext);
  const {headTags = []} = plugin?.injectHtmlTags?.({content: undefined}) ?? {};
  const scripts = [headTags].flat().map((tag) => (tag as HtmlTagObject).innerHTML ?? '');
  const policy = contentSecurityPolicy();
  return {
    script: scripts.join('\n'),
    privacyNotice: privacyNotice(),
    hosts: policy['script-src'].slice(1),
  };
}

test.each([
  ['a tag manager alone', TAG_MANAGER, 'Google Tag Manager', [TAG_HOST]],
  ['Google Analytics alone', TAG, 'Google Analytics', [TAG_HOST]],
  ['the older Google Analytics alone', LEGACY, 'Google Analytics', [LEGACY_HOST]],
  ['two analytics services', {...TAG, ...LEGACY}, 'Google Analytics', [TAG_HOST, LEGACY_HOST]],
  ['all three', ALL, 'Google Tag Manager and Google Analytics', [TAG_HOST, LEGACY_HOST]],
])('%s is in the pages, the policy, and the notice', async (_, variables, names, hosts) => {
  const {script, privacyNotice, ...policy} = await configured(variables);
  const ids = Object.values(ALL);
  expect(ids.filter((id) => script.includes(id))).toEqual(Object.values(variables));
  expect(privacyNotice).toContain(`counts visits with ${names}, unless`);
  expect(policy.hosts).toEqual(hosts);
});

test('without a service, pages have no script, host, and notice of one', async () => {
  expect(await configured({})).toEqual({script: '', privacyNotice: undefined, hosts: []});
});

test('under npm start, pages have no script of a service', async () => {
  expect((await configured(ALL, 'development')).script).toBe('');
});

test('an empty variable is an unset one', async () => {
  const {script} = await configured({
    GTM_CONTAINER_ID: '',
    ...TAG,
    ...{GOOGLE_ANALYTICS_TRACKING_ID: ' '},
  });
  expect(script).toContain('G-TEST');
  expect(script).not.toContain('gtm.js');
});
