import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {AGENTS_FILE} from '../../config/assistants';
import {agentsText} from './agentsText';
import {inForms} from '../../sampleReader/regions';
import {pageData} from '../pageData';

/**
 * Writes the file for coding assistants into the built site, and gives it to the project starter, which
 * packs it for the chosen build tool and test library.
 */
export default function assistantsPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  const text = agentsText(siteConfig.url + baseUrl);
  return {
    ...pageData('assistants', () => ({text})),
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, AGENTS_FILE), inForms(text, []));
    },
  };
}
