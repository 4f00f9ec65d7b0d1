import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PostbuildStep} from './builtSite';

/**
 * Postbuild step: the JSON feed of the blog is of version 1.1, which has `authors`:
 * src/config/blog.ts adds them. The generator writes version 1.
 */
export const feeds: PostbuildStep = async ({outDir, url, baseUrl}) => {
  const file = path.join(outDir, 'blog/feed.json');
  const {items, ...feed} = JSON.parse(await readFile(file, 'utf8')) as {
    items: {author?: unknown}[];
  };
  const changed = {
    ...feed,
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${url}${baseUrl}blog/feed.json`,
    language: 'en',
    items: items.map(({author: _, ...item}) => item),
  };
  await writeFile(file, JSON.stringify(changed));
  return 'JSON with all authors';
};
