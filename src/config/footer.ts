import type {ThemeConfig} from '@docusaurus/preset-classic';
import {COPYRIGHT_YEAR, LINKS, TITLE} from './identity';
import {START_PAGES} from './startPages';

export const footer = {
  style: 'dark',
  logo: {alt: TITLE, src: 'img/mark-dark.svg', width: 40, height: 40},
  links: [
    {
      title: 'Read This',
      items: [
        {label: 'Documentation', to: START_PAGES.docs},
        {label: 'API', to: START_PAGES.api},
        {label: 'Contributing', to: START_PAGES.contributing},
        {label: 'Community', to: START_PAGES.community},
      ],
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
        {label: 'Blogs', to: START_PAGES.blog},
        {label: 'Blog feed', to: 'pathname:///blog/rss.xml'},
        {label: 'GitHub', href: LINKS.repository},
        {label: 'Road map', href: LINKS.roadMap},
        {label: 'Support us', to: '/community/support-us'},
      ],
    },
  ],
  copyright: `Copyright © ${COPYRIGHT_YEAR} ${TITLE}`,
} satisfies ThemeConfig['footer'];
