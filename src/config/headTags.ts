import type {Config} from '@docusaurus/types';

/** Icons for home screens below the base path; the favicon is a field of its own. */
export function headTags(baseUrl: string) {
  return [
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
    },
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
  ] satisfies Config['headTags'];
}
