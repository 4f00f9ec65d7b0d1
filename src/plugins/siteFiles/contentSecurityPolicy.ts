import {createHash} from 'node:crypto';
import {contentSecurityPolicy as configuredPolicy} from '../../config/contentSecurityPolicy';
import type {PostbuildStep} from './builtSite';
import {counted} from '../../reference/counted';

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Writes the policy into a page, behind the declaration of its encoding, which has to be among the
 * first bytes.
 *
 * @param html the whole page
 * @param scripts texts of its inline scripts, which the policy allows by their hashes
 */
export function addPolicy(html: string, scripts: readonly string[]): string {
  const policy = configuredPolicy();
  policy['script-src'].push(...new Set(scripts.map(hashOf)));
  const content = Object.entries(policy).map((directive) => directive.flat().join(' '));
  return html.replace(
    /<meta charset=[^>]*>/i,
    `$&<meta http-equiv="Content-Security-Policy" content="${content.join('; ')}">`,
  );
}

/** Postbuild step: each page allows its own inline scripts by their hashes, and no other. */
export const contentSecurityPolicy: PostbuildStep = ({pages}) => {
  for (const page of pages) {
    page.html = addPolicy(page.html, page.scripts);
  }
  return counted(pages.length, 'page');
};
