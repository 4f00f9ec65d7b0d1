import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {AS_EARLIER_VERSION} from '../../config/environment/variables';

/** The bar that leads to today's site, in the build of an earlier version; no other build has its code. */
export default function earlierVersion({siteDir}: LoadContext): Plugin {
  const name = 'earlier-version';
  return AS_EARLIER_VERSION
    ? {name, getThemePath: () => path.join(siteDir, 'src/components/EarlierVersion/theme')}
    : {name};
}
