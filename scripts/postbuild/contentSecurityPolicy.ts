import {createHash} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  contentSecurityPolicy as configuredPolicy,
  type Policy,
} from '../../src/config/contentSecurityPolicy';
import {UserError} from '../lib/userError';
import type {PostbuildStep} from './builtSite';
import {readMarkup, readPages} from './markup';

function hashOf(script: string): string {
  // As the browser reads it: with the line breaks of HTML.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

/**
 * Finds what the content security policy of a page blocks.
 *
 * @param html the whole page
 * @returns one reason for each inline script, event handler, and `javascript:` address, or a single
 *   one when the page has no policy before its first script
 */
export function policyErrors(html: string): string[] {
  const {scripts, policy, handlers} = readMarkup(html);
  if (policy === undefined) {
    return ['has no content security policy before its first script'];
  }
  const allowed = /(?:^|;)\s*script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  return [
    ...scripts
      .filter((script) => !allowed.includes(hashOf(script)))
      .map((script) => `has an inline script without its hash: ${short(script)}`),
    ...handlers.map(
      (element) => `has a script in an attribute, which never runs: ${short(element)}`,
    ),
  ];
}

/** The text of a policy, as in a header or an attribute. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * Writes the policy into a page, behind the declaration of its encoding, which has to be among the
 * first bytes.
 *
 * @param html the whole page
 * @param policy without the hashes of the page's inline scripts
 * @param scripts the texts of these
 */
export function addPolicy(
  html: string,
  policy: Policy,
  scripts = readMarkup(html).scripts,
): string {
  const hashes = [...new Set(scripts.map(hashOf))];
  const content = policyText({
    ...policy,
    'script-src': [...(policy['script-src'] ?? []), ...hashes],
  });
  return html.replace(
    /<meta charset=[^>]*>/i,
    `$&<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}

/**
 * Postbuild step after all that change pages: each page allows its own inline scripts by their
 * hashes, and no other.
 */
export const contentSecurityPolicy: PostbuildStep = async ({outDir}) => {
  const policy = configuredPolicy();
  const errors: string[] = [];
  let count = 0;
  for await (const {file, html, markup} of readPages(outDir)) {
    const page = addPolicy(html, policy, markup.scripts);
    errors.push(...policyErrors(page).map((error) => `The page ${file} ${error}`));
    await writeFile(path.join(outDir, file), page);
    count += 1;
  }
  if (errors.length > 0) {
    throw new UserError([...errors, 'Move scripts into components and build again.'].join('\n'));
  }
  return `${count} pages`;
};
