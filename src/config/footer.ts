import type {ThemeConfig} from '@docusaurus/preset-classic';
import {COPYRIGHT_YEAR, LINKS, TITLE} from './identity';

export const footer = {
  style: 'dark',
  logo: {alt: TITLE, src: 'img/mark-dark.svg', width: 40, height: 40},
  links: [
    {
      title: 'Read This',
      items: [
        {label: 'Documentation', to: '/docs/intro'},
        {label: 'API', to: '/api/intro'},
        {label: 'Contributing', to: '/contributing/welcome'},
        {label: 'Community', to: '/community/our-team'},
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
        {label: 'Blogs', to: '/blog'},
        {label: 'Blog feed', to: 'pathname:///blog/rss.xml'},
        {label: 'GitHub', href: LINKS.repository},
        {label: 'Road map', href: LINKS.roadMap},
        {label: 'Support us', to: '/community/support-us'},
      ],
    },
  ],
  copyright: `Copyright © ${COPYRIGHT_YEAR} ${TITLE}`,
} satisfies ThemeConfig['footer'];
