import {createHash} from 'node:crypto';
import {
  contentSecurityPolicy as configuredPolicy,
  type Policy,
} from '../../src/config/contentSecurityPolicy';
import {UserError} from '../lib/userError';
import type {BuiltPage, PostbuildStep} from './builtSite';

const CHARSET = /<meta charset=[^>]*>/i;

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

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
 * @param scripts texts of its inline scripts, whose hashes the policy gets
 * @param policy without these hashes
 */
export function addPolicy(
  html: string,
  scripts: readonly string[],
  policy: Policy = configuredPolicy(),
): string {
  const hashes = [...new Set(scripts.map(hashOf))];
  const content = policyText({
    ...policy,
    'script-src': [...(policy['script-src'] ?? []), ...hashes],
  });
  return html.replace(
    CHARSET,
    `$&<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}

/** What a policy blocks of a page, or cannot block. */
function errorsOf({html, markup}: BuiltPage): string[] {
  const [before = '', rest] = html.split(CHARSET, 2);
  return [
    ...(rest === undefined || /<script\b/i.test(before)
      ? ['has no encoding declaration before its first script, where its policy would be']
      : []),
    ...markup.handlers.map(
      (element) => `has a script in an attribute, which never runs: ${element}`,
    ),
  ];
}

/**
 * Postbuild step: each page allows its own inline scripts by their hashes, and no other.
 * @throws UserError when a page has scripts in attributes, or nowhere to put its policy
 */
export const contentSecurityPolicy: PostbuildStep = ({pages}) => {
  const errors = pages.flatMap((page) =>
    errorsOf(page).map((error) => `The page ${page.file} ${error}`),
  );
  if (errors.length > 0) {
    throw new UserError([...errors, 'Move scripts into components and build again.'].join('\n'));
  }
  for (const page of pages) {
    page.html = addPolicy(page.html, page.markup.scripts);
  }
  return `${pages.length} pages`;
};
