import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {UserError} from '../lib/userError';
import type {PostbuildStep} from './step';

/** Adds to the text of a feed the address at which the feed itself is found. */
type AddAddress = (text: string, address: string) => string;

/** Replaces the first match; the generator's output has changed when there is none. */
function insert(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) {
    throw new UserError(
      `The feed has no ${String(pattern)}: adapt scripts/postbuild/feeds.ts to the generator's output.`,
    );
  }
  return text.replace(pattern, replacement);
}

/** By the names that the generator gives to the files. */
export const FEEDS: Readonly<Record<string, AddAddress>> = {
  'rss.xml': (text, address) =>
    insert(
      insert(text, /<rss /, '<rss xmlns:atom="http://www.w3.org/2005/Atom" '),
      /<channel>/,
      `<channel>\n        <atom:link href="${address}" rel="self" type="application/rss+xml"/>`,
    ),
  'atom.xml': (text, address) =>
    insert(
      text,
      /<link rel="alternate"/,
      `<link rel="self" type="application/atom+xml" href="${address}"/>\n    $&`,
    ),
  'feed.json': (text, address) =>
    insert(text, /"home_page_url"/, `"feed_url": ${JSON.stringify(address)},\n    $&`),
};

/** Postbuild step: each feed of the blog names its own address, which the generator leaves out. */
export const feeds: PostbuildStep = {
  name: 'Feeds',
  run: async ({outDir, url, baseUrl}) => {
    for (const [name, addAddress] of Object.entries(FEEDS)) {
      const file = path.join(outDir, 'blog', name);
      const text = await readFile(file, 'utf8');
      await writeFile(file, addAddress(text, `${url}${baseUrl}blog/${name}`));
    }
    return `${Object.keys(FEEDS).length} completed`;
  },
};
