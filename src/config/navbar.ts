import type {ThemeConfig} from '@docusaurus/preset-classic';
import {AREAS} from './areas';
import {icon, type IconName} from './icons';
import {LINKS, TITLE} from './identity';

/** An icon link; `label` is its accessible name, `name` is shown beside the icon in the menu. */
function iconLink(drawing: IconName, name: string, label: string, href: string, className = '') {
  return {
    href,
    html: `${icon(drawing)}<span class="bk-icon__name">${name}</span>`,
    'aria-label': label,
    title: label,
    className: `bk-icon ${className}`.trim(),
  };
}

// The generator puts an item without a position at the left.
const right = <Item extends object>(item: Item) => ({position: 'right' as const, ...item});

export const navbar = {
  title: TITLE,
  logo: {alt: '', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', width: 26, height: 26},
  hideOnScroll: true,
  items: [
    ...AREAS.map(({id, label, start}) => ({to: start, label, activeBasePath: `/${id}`})),
    {type: 'search'},
    iconLink('github', 'GitHub', 'Repository on GitHub', LINKS.repository),
    iconLink('discord', 'Discord', 'Chat on Discord', LINKS.discord),
    iconLink('x', 'X', 'Boyka Framework on X', LINKS.x, 'bk-icon--wide'),
    iconLink(
      'linkedIn',
      'LinkedIn',
      'Boyka Framework on LinkedIn',
      LINKS.linkedIn,
      'bk-icon--wide',
    ),
  ].map(right),
} satisfies ThemeConfig['navbar'];
