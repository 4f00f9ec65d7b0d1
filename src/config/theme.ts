import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './announcementBar';
import {footer} from './footer';
import {navbar} from './navbar';
import {algolia} from './search';

export const themeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 6},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  // Headings of years would come before that of the page.
  blog: {sidebar: {groupByYear: false}},
  announcementBar,
  navbar,
  footer,
  algolia,
} satisfies ThemeConfig;
