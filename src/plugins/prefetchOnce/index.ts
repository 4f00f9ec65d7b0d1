import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Prefetches a page once, however many links with different hashes lead to it, and a file once,
 * however many pages need it: the generator adds a `<link>` for each file of each page in view.
 */
export default function prefetchOnce(): Plugin {
  return {
    name: 'prefetch-once',
    getClientModules: () => [path.join(__dirname, 'prefetch.ts')],
  };
}
