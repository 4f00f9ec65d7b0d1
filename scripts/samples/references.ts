import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findSample, SAMPLES} from '../../src/remark/readSample';
import {readFences} from '../fences/readFences';
import {ROOT} from '../lib/run';

/** A place that shows a sample. */
export interface Reference {
  /** Path from the site's folder, and line from 1. */
  page: string;
  line: number;
  /** As `readSample` takes it. */
  reference: string;
}

/** Where pages and the components that show samples lie. */
const PAGES = ['docs', 'api', 'contributing', 'community', 'blog', 'src/pages', 'src/components'];
const CODE = ['src/pages', 'src/components', 'src/plugins'];

/**
 * Files of some folders, at every depth, in a stable order; a folder that is missing is empty.
 *
 * @param root absolute path of the site's folder
 */
function filesIn(root: string, folders: string[], endings: RegExp): string[] {
  return folders.flatMap((folder) => {
    try {
      return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter((name) => endings.test(name))
        .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
        .sort();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        return [];
      }
      throw error;
    }
  });
}

/**
 * The Markdown and MDX files of every area and of the home page.
 *
 * @param root absolute path of the site's folder
 * @returns paths from there
 */
export function pages(root: string = ROOT): string[] {
  return filesIn(root, PAGES, /\.mdx?$/);
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
 *
 * @param root absolute path of the site's folder
 */
export function references(root: string = ROOT): Reference[] {
  const onPages = pages(root).flatMap((page) =>
    readFences(readFileSync(path.join(root, page), 'utf8')).flatMap(({line, meta}) => {
      const reference = /(?:^|\s)file=(\S+)/.exec(meta)?.[1];
      return reference ? [{page, line, reference}] : [];
    }),
  );
  const inCode = filesIn(root, CODE, /\.tsx?$/).flatMap((page) =>
    readFileSync(path.join(root, page), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(QUOTED)]
          .map((match) => ({page, line: index + 1, reference: match[2] ?? ''}))
          .filter(({reference}) => isSample(reference)),
      ),
  );
  return [...onPages, ...inCode];
}
