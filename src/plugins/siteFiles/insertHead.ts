import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {contentSecurityPolicy} from '../../config/contentSecurityPolicy';

/** A tag for the head of a page. */
export interface HeadTag {
  readonly tag: 'meta' | 'script';
  readonly attributes?: Readonly<Record<string, string>>;
  /** The code of a script. */
  readonly code?: string;
}

const $ = load('');

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** A policy that allows these inline scripts by their hashes, and no other. */
function policyFor(scripts: readonly string[]): HeadTag {
  const policy = contentSecurityPolicy();
  policy['script-src'].push(...new Set(scripts.map(hashOf)));
  const content = Object.entries(policy).map((directive) => directive.flat().join(' '));
  const attributes = {'http-equiv': 'Content-Security-Policy', content: content.join('; ')};
  return {tag: 'meta', attributes};
}

const htmlOf = ({tag, attributes = {}, code = ''}: HeadTag): string =>
  $(`<${tag}>`).attr(attributes).text(code).toString();

/**
 * Adds tags to the head of a page, and the policy that allows its inline scripts. Nothing else
 * changes the text of a page: the policy would not know a script that comes in another way.
 *
 * @param page with the texts of the inline scripts that it has
 * @returns the whole page
 */
export function insertHead(
  {html, scripts}: {readonly html: string; readonly scripts: readonly string[]},
  tags: readonly HeadTag[],
): string {
  const policy = policyFor([...scripts, ...tags.flatMap(({code}) => code ?? [])]);
  // Behind the declaration of the encoding, which has to be among the first bytes.
  return html
    .replace(/<meta charset=[^>]*>/i, (charset) => charset + htmlOf(policy))
    .replace('</head>', (end) => tags.map(htmlOf).join('') + end);
}
