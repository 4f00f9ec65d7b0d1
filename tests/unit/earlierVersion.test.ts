import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {load} from 'cheerio';
import {expect, test, vi} from 'vitest';
import BarContent from '../../src/components/EarlierVersion/theme/AnnouncementBar/Content';

const site = vi.hoisted(() => ({baseUrl: '', customFields: {}, pathname: '', hash: ''}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig: site})}));
vi.mock('@docusaurus/theme-common', () => ({
  useHistorySelector: (select: (history: object) => string) => select({location: site}),
}));
vi.mock('@site/src/config/identity', () => ({FRAMEWORK_VERSION: '2.9.0'}));

function renderedAt(pathname: string, hash = '') {
  Object.assign(site, {pathname, hash});
  return load(renderToStaticMarkup(createElement(BarContent, {})));
}

test.each([
  ['/docs/2.9/', '', 'https://example.org/docs/'],
  ['/docs/2.9/api/intro', '', 'https://example.org/docs/api/intro'],
  ['/docs/2.9/api/intro', '#part', 'https://example.org/docs/api/intro#part'],
])('an earlier version leads from %s%s to %s', (pathname, hash, address) => {
  const todaysSite = {url: 'https://example.org', baseUrl: '/docs/'};
  Object.assign(site, {baseUrl: '/docs/2.9/', customFields: {todaysSite}});
  const $ = renderedAt(pathname, hash);
  expect($('div').text()).toBe(
    'This page describes an earlier version, 2.9.0. See the same page of today.',
  );
  expect($('a').attr('href')).toBe(address);
});
