import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';

/** What runs none of its code under a policy: an event handler, or a `javascript:` address. */
const isHandler = ([name, value]: [string, string]): boolean =>
  name.startsWith('on') || (URL.canParse(value) && new URL(value).protocol === 'javascript:');

/**
 * Finds what the content security policy of a page blocks.
 *
 * @returns one reason for each inline script, event handler, and `javascript:` address, or a single
 *   one when the page has no policy before its first script
 */
export function policyErrors($: CheerioAPI): string[] {
  const policy = 'meta[http-equiv="Content-Security-Policy" i]';
  const first = $(`script:not([type*=json]), ${policy}`).first();
  if (!first.is(policy)) {
    return ['has no content security policy before its first script'];
  }
  const allowed = /script-src ([^;]*)/.exec(first.attr('content')!)?.[1]?.split(' ') ?? [];
  const scripts = $('script:not([src], [type*=json])').map((_, script) => $(script).text());
  const handlers = $('html *').map((_, {attribs}) => Object.entries(attribs).filter(isHandler));
  return [
    ...scripts.get().filter((text) => {
      const hash = createHash('sha256').update(text).digest('base64');
      return !allowed.includes(`'sha256-${hash}'`);
    }),
    ...handlers.get().map(([name, value]) => `${name}="${value}"`),
  ].map((script) => `has a script that the policy does not allow: ${script}`);
}
