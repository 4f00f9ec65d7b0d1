import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './announcementBar';
import {footer} from './footer';
import {TAGLINE} from './identity';
import {navbar} from './navbar';
import {algolia} from './search';
import {SITE} from './site';

export const themeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 6},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  image: 'img/card.png',
  metadata: [
    {name: 'application-name', content: 'Boyka Framework'},
    {name: 'og:description', content: TAGLINE},
    {name: 'og:site_name', content: 'Boyka Framework'},
    {name: 'msapplication-starturl', content: SITE.baseUrl},
  ],
  announcementBar,
  navbar,
  footer,
  algolia,
} satisfies ThemeConfig;
