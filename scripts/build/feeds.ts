import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PostbuildStep} from './builtSite';

/** What names the address of a feed in XML, and the text before which it stands. */
const LINKS = {
  'rss.xml': {
    link: '<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" type="application/rss+xml"',
    before: '<title>',
  },
  'atom.xml': {
    link: '<link rel="self" type="application/atom+xml"',
    before: '<link rel="alternate"',
  },
};

/**
 * Postbuild step: each feed of the blog names its own address, which the generator leaves out, and
 * the JSON feed is of version 1.1, which has `authors`: src/config/blog.ts adds them.
 */
export const feeds: PostbuildStep = async ({outDir, url, baseUrl}) => {
  const change = async (name: string, changed: (text: string, address: string) => string) => {
    const file = path.join(outDir, 'blog', name);
    const address = `${url}${baseUrl}blog/${name}`;
    await writeFile(file, changed(await readFile(file, 'utf8'), address));
  };
  for (const [name, {link, before}] of Object.entries(LINKS)) {
    await change(name, (text, address) =>
      text.replace(before, `${link} href="${address}"/>\n    ${before}`),
    );
  }
  await change('feed.json', (text, address) => {
    const {items, ...feed} = JSON.parse(text) as {items: {author?: unknown}[]};
    return JSON.stringify({
      ...feed,
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: address,
      language: 'en',
      items: items.map(({author: _, ...item}) => item),
    });
  });
  return 'each names its address';
};
