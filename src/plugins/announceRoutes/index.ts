import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Has screen readers told the title of each page that client navigation opens. */
export default function announceRoutes(): Plugin {
  return {
    name: 'announce-routes',
    getClientModules: () => [
      path.join(__dirname, 'announce.ts'),
      path.join(__dirname, 'announce.css'),
    ],
  };
}
