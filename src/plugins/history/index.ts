import type {LoadContext, Plugin} from '@docusaurus/types';
import {missingHistory} from '../../config/environment/history';

/** Says why pages leave out when they were last updated: once, while the generator loads its configuration twice. */
export default function history({siteDir}: LoadContext): Plugin {
  const reason = missingHistory(siteDir);
  if (reason) {
    console.warn(`[WARNING] Pages leave out "Last updated": ${reason}.`);
  }
  return {name: 'history'};
}
