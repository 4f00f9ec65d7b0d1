import type {Config} from '@docusaurus/types';
import {LLMS_FILE} from './assistants';

/**
 * What is below the base path: icons for home screens, and the index for language models, which each page
 * names. The favicon is a field of its own.
 */
export function headTags(baseUrl: string) {
  return [
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
    },
    {
      tagName: 'link',
      attributes: {rel: 'describedby', type: 'text/plain', href: baseUrl + LLMS_FILE},
    },
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
  ] satisfies Config['headTags'];
}
