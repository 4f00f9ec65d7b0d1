import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {findSample, SAMPLES} from '../../../src/knowledge/samples/readSample';
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
/** Code that names samples. */
const CODE = 'src/{pages,components,plugins}/**/*.{ts,tsx}';

/** The Markdown and MDX files of every area and of the home page, by their paths from the site's folder. */
export function pages(): string[] {
  return globSync(PAGES, {cwd: ROOT}).sort();
}

const QUOTED = /(['"`])([\w./-]+\.(?:java|json|xml)(?:#[\w/~-]+)?)\1/g;

function isSample(reference: string): boolean {
  try {
    findSample(reference.split('#', 1)[0] ?? '', SAMPLES);
    return true;
  } catch {
    return false;
  }
}

/**
 * Every place that shows a sample: fences of pages, and names of samples in components, plug-ins,
 * and the home page.
 */
export function references(): Reference[] {
  const onPages = pages().flatMap((page) =>
    readFences(readFileSync(path.join(ROOT, page), 'utf8')).flatMap(({line, meta}) => {
      const reference = /(?:^|\s)file=(\S+)/.exec(meta)?.[1];
      return reference ? [{page, line, reference}] : [];
    }),
  );
  const inCode = globSync(CODE, {cwd: ROOT})
    .sort()
    .flatMap((page) =>
      readFileSync(path.join(ROOT, page), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(QUOTED)]
            .map((match) => ({page, line: index + 1, reference: match[2] ?? ''}))
            .filter(({reference}) => isSample(reference)),
        ),
    );
  return [...onPages, ...inCode];
}
