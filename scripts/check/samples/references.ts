import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readFences} from '../fences/readFences';
import {ROOT} from '../../lib/run';

/** A place that shows a sample. */
export interface Reference {
  /** Path from the site's folder, and line from 1. */
  page: string;
  line: number;
  /** As `readSample` reads it. */
  reference: string;
}

/** Pages of every area, of the home page, and those that components show. */
const PAGES = '{docs,api,contributing,community,blog,src/pages,src/components}/**/*.{md,mdx}';

/** The Markdown and MDX files of every area and of the home page, by their paths from the site's folder. */
export function pages(): string[] {
  return globSync(PAGES, {cwd: ROOT}).sort();
}

/** Every place that shows a sample: the fences of pages that name one. */
export function references(): Reference[] {
  return pages().flatMap((page) =>
    readFences(readFileSync(path.join(ROOT, page), 'utf8')).flatMap(({line, meta}) => {
      const reference = /(?:^|\s)file=(\S+)/.exec(meta)?.[1];
      return reference ? [{page, line, reference}] : [];
    }),
  );
}
