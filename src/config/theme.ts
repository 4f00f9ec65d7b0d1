import type {ThemeConfig} from '@docusaurus/preset-classic';
import {footer} from './footer';
import {LINKS} from './identity';
import {navbar} from './navbar';
import {algolia} from './search';

const announcementBar = {
  id: 'star-and-sponsor',
  content:
    '<span>Boyka is free and open source. </span>' +
    `<a href="${LINKS.repository}">Star the repository</a> or ` +
    `<a href="${LINKS.sponsors}">sponsor the project</a>.`,
  backgroundColor: 'var(--bk-band)',
  textColor: 'var(--bk-on-band)',
  isCloseable: false,
} satisfies ThemeConfig['announcementBar'];

/** @throws UserError when a variable is wrong */
export const themeConfig = () =>
  ({
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 6},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    // Headings of years would come before that of the page.
    blog: {sidebar: {groupByYear: false}},
    // Style sheets color the code, which the build highlights: no page needs the colors of a theme.
    prism: {theme: {plain: {}, styles: []}},
    announcementBar,
    navbar,
    footer: footer(),
    algolia: algolia(),
  }) satisfies ThemeConfig;
