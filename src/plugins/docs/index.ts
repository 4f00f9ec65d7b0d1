import pluginContentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hasWholeHistory} from '../../config/environment/history';
import {readPageHistory} from '../../config/environment/pageHistory';

/**
 * The docs plug-in of the generator, with the last updates that all areas read together. By itself
 * it asks Git for each page, which costs a second of CPU time and more; its options
 * `showLastUpdateAuthor` and `showLastUpdateTime` have to be off.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  return {
    ...plugin,
    async loadContent() {
      const content = (await plugin.loadContent!()) as LoadedContent;
      if (hasWholeHistory(context.siteDir)) {
        const pages = readPageHistory(context.siteDir);
        for (const doc of content.loadedVersions.flatMap((version) => version.docs)) {
          Object.assign(doc, pages.get(doc.source.replace('@site/', ''))?.lastUpdate);
        }
      }
      return content;
    },
  };
}

docs.validateOptions = validateOptions;
