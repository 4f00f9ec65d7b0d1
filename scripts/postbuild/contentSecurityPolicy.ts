// cspell:ignore onopentag ontext onclosetag
import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {
  contentSecurityPolicy as configuredPolicy,
  type Policy,
} from '../../src/config/contentSecurityPolicy';
import {UserError} from '../lib/userError';
import type {PostbuildStep} from './step';

/** What a policy has to know of a page, in the order of the page. */
interface PageScripts {
  /** Texts of the inline scripts. */
  readonly inline: readonly string[];
  /** The policy that the page has before its first script. */
  readonly policy: string | undefined;
  /** What no policy without `unsafe-inline` lets run: event handlers and `javascript:` addresses. */
  readonly attributes: readonly string[];
}

/** Script types that the browser keeps as data. */
const DATA = /\bjson\b/;
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

const isJavaScript = (value: string): boolean =>
  URL.canParse(value) && new URL(value).protocol === 'javascript:';

function readScripts(html: string): PageScripts {
  const inline: string[] = [];
  const attributes: string[] = [];
  let policy: string | undefined;
  let hasScript = false;
  let text: string | undefined;
  const parser = new Parser({
    onopentag(tag, found) {
      if (tag === 'meta' && /^content-security-policy$/i.test(found['http-equiv'] ?? '')) {
        policy ??= hasScript ? undefined : found['content'];
      }
      if (tag === 'script' && !DATA.test(found['type'] ?? '')) {
        hasScript = true;
        text = found['src'] === undefined ? '' : undefined;
      }
      for (const [name, value] of Object.entries(found)) {
        if (name.startsWith('on') || (ADDRESSES.has(name) && isJavaScript(value))) {
          attributes.push(`<${tag} ${name}="${value}">`);
        }
      }
    },
    ontext(part) {
      text = text === undefined ? undefined : text + part;
    },
    onclosetag(tag) {
      if (tag === 'script' && text !== undefined) {
        inline.push(text);
        text = undefined;
      }
    },
  });
  parser.end(html);
  return {inline, policy, attributes};
}

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
  const {inline, policy, attributes} = readScripts(html);
  if (policy === undefined) {
    return ['has no content security policy before its first script'];
  }
  const allowed = /(?:^|;)\s*script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  return [
    ...inline
      .filter((script) => !allowed.includes(hashOf(script)))
      .map((script) => `has an inline script without its hash: ${short(script)}`),
    ...attributes.map(
      (attribute) => `has a script in an attribute, which never runs: ${short(attribute)}`,
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
 */
export function addPolicy(html: string, policy: Policy): string {
  const hashes = [...new Set(readScripts(html).inline.map(hashOf))];
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
export const contentSecurityPolicy: PostbuildStep = {
  name: 'Content security policy',
  run: async ({outDir}) => {
    const files = (await readdir(outDir, {recursive: true})).filter((file) =>
      file.endsWith('.html'),
    );
    const policy = configuredPolicy();
    const errors: string[] = [];
    for (const file of files.sort()) {
      const name = path.join(outDir, file);
      const html = addPolicy(await readFile(name, 'utf8'), policy);
      errors.push(...policyErrors(html).map((error) => `The page ${file} ${error}`));
      await writeFile(name, html);
    }
    if (errors.length > 0) {
      throw new UserError([...errors, 'Move scripts into components and build again.'].join('\n'));
    }
    return `${files.length} pages`;
  },
};
