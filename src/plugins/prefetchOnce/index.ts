import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Prefetches a page once, however many links with different hashes lead to it. */
export default function prefetchOnce(): Plugin {
  return {
    name: 'prefetch-once',
    getClientModules: () => [path.join(__dirname, 'prefetch.ts')],
  };
}
