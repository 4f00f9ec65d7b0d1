import type {ThemeConfig} from '@docusaurus/preset-classic';
import {privacyNotice} from './analytics';
import {AREAS, DOCS_AREAS} from './areas';
import {COPYRIGHT_YEAR, LINKS, TITLE} from './identity';

/** @throws UserError when the address of the site is wrong */
export const footer = () =>
  ({
    style: 'dark',
    logo: {alt: TITLE, src: 'img/mark-dark.svg', width: 40, height: 40},
    links: [
      {
        title: 'Read This',
        items: DOCS_AREAS.map(({label, start}) => ({label, to: start})),
      },
      {
        title: 'Follow us',
        items: [
          {label: 'Discord', href: LINKS.discord},
          {label: 'LinkedIn', href: LINKS.linkedIn},
          {label: 'X', href: LINKS.x},
          {label: 'Stack Overflow', href: LINKS.stackOverflow},
        ],
      },
      {
        title: 'More',
        items: [
          ...AREAS.filter(({id}) => id === 'blog').map(({label, start}) => ({label, to: start})),
          {label: 'Blog feed', to: 'pathname:///blog/rss.xml'},
          {label: 'GitHub', href: LINKS.repository},
          {label: 'Road map', href: LINKS.roadMap},
          {label: 'Support us', to: '/community/support-us'},
        ],
      },
    ],
    copyright: [`Copyright © ${COPYRIGHT_YEAR} ${TITLE}`, privacyNotice() ?? []]
      .flat()
      .join('<br>'),
  }) satisfies ThemeConfig['footer'];
