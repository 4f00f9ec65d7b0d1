import type {Config} from '@docusaurus/types';
import {LLMS_FILE} from './assistants';

/**
 * What is below the base path: icons for home screens, and the index for language models, which each page
 * names. The favicon is a field of its own.
 */
export function headTags(baseUrl: string) {
  return [
    {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
    {rel: 'describedby', type: 'text/plain', href: baseUrl + LLMS_FILE},
    {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`},
  ].map((attributes) => ({tagName: 'link', attributes})) satisfies Config['headTags'];
}
