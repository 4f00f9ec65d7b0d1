import type {Config} from '@docusaurus/types';
import {SITE} from './environment/site';

/** Icons for home screens; the favicon is a field of its own. */
export const headTags = [
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${SITE.baseUrl}img/apple-touch-icon.png`},
  },
  {tagName: 'link', attributes: {rel: 'manifest', href: `${SITE.baseUrl}manifest.webmanifest`}},
] satisfies Config['headTags'];
