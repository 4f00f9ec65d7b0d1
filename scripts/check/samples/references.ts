import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readFences} from '../fences/readFences';
import {pages} from '../../lib/readPage';
import {ROOT} from '../../lib/run';

/** A place that shows a sample. */
export interface Reference {
  /** Path from the site's folder, and line from 1. */
  page: string;
  line: number;
  /** As `readSample` reads it. */
  reference: string;
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
