import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {readMarkup} from '../scripts/build/markup';

/**
 * Finds what the content security policy of a page blocks.
 *
 * @param html the whole page
 * @returns one reason for each inline script, event handler, and `javascript:` address, or a single
 *   one when the page has no policy before its first script
 */
export function policyErrors(html: string): string[] {
  const $ = load(html);
  const policy = 'meta[http-equiv="Content-Security-Policy" i]';
  const first = $(`script:not([type*=json]), ${policy}`).first();
  if (!first.is(policy)) {
    return ['has no content security policy before its first script'];
  }
  const allowed = /script-src ([^;]*)/.exec(first.attr('content')!)?.[1]?.split(' ') ?? [];
  const {scripts, handlers} = readMarkup($);
  return [
    ...scripts
      .filter((text) => {
        const hash = createHash('sha256').update(text).digest('base64');
        return !allowed.includes(`'sha256-${hash}'`);
      })
      .map((text) => `has an inline script without its hash: ${text}`),
    ...handlers.map((element) => `has a script in an attribute, which never runs: ${element}`),
  ];
}
