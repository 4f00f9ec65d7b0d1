import type {Config} from '@docusaurus/types';
import {siteAddress} from './environment/site';

const {baseUrl} = siteAddress();

/** Icons for home screens; the favicon is a field of its own. */
export const headTags = [
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
  },
  {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
] satisfies Config['headTags'];
