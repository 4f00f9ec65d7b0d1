import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Marks what an address leads to, and opens the fold around it, after client navigation too. */
export default function hashTarget(): Plugin {
  return {
    name: 'hash-target',
    getClientModules: () => [path.join(__dirname, 'markTarget.ts')],
  };
}
