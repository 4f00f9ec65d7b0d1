import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {UserError} from '../lib/userError';
import type {PostbuildStep} from './builtSite';

/** Completes the text of a feed, which names the address at which the feed itself is found. */
type Complete = (text: string, address: string) => string;

/** Replaces the first match; the generator's output has changed when there is none. */
function insert(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) {
    throw new UserError(
      `The feed has no ${String(pattern)}: adapt scripts/build/feeds.ts to the output of Docusaurus.`,
    );
  }
  return text.replace(pattern, replacement);
}

/** By the names that the generator gives to the files. */
export const FEEDS: Readonly<Record<string, Complete>> = {
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
  'feed.json': (text, address) => {
    // The generator's is of version 1.0.
    const {items, ...feed} = JSON.parse(text) as {items: {author?: unknown}[]};
    return JSON.stringify({
      ...feed,
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: address,
      language: 'en',
      // Version 1.1 has `authors`, which src/config/blog.ts adds.
      items: items.map(({author: _, ...item}) => item),
    });
  },
};

/**
 * Postbuild step: each feed of the blog names its own address, which the generator leaves out, and
 * the JSON feed is of version 1.1.
 */
export const feeds: PostbuildStep = async ({outDir, url, baseUrl}) => {
  for (const [name, complete] of Object.entries(FEEDS)) {
    const file = path.join(outDir, 'blog', name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, complete(text, `${url}${baseUrl}blog/${name}`));
  }
  return `${Object.keys(FEEDS).length} completed`;
};
