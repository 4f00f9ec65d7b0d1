import type {ThemeConfig} from '@docusaurus/preset-classic';
import {LINKS} from './identity';

export const announcementBar = {
  id: 'star-and-sponsor',
  content:
    'Boyka is free and open source. ' +
    `<a href="${LINKS.repository}">Star the repository</a> or ` +
    `<a href="${LINKS.sponsors}">sponsor the project</a>.`,
  backgroundColor: 'var(--bk-amber)',
  textColor: 'var(--bk-on-amber)',
  isCloseable: false,
} satisfies ThemeConfig['announcementBar'];
