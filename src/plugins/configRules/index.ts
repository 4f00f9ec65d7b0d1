import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {REPORTED, RUN_BY_BUILD_SCRIPT} from '../../config/environment/variables';
import {findLocaleError, findNavbarErrors, type DocsContent, type NavbarItem} from './findErrors';

/**
 * Ends the command with one line. An error that a plugin throws would be printed with the stacks of
 * the generator around it.
 */
function stop(message: string): never {
  console.error(message);
  process.exit(RUN_BY_BUILD_SCRIPT ? REPORTED : 1);
}

/** Rejects what the generator reports late: for each page, in the browser, or not at all. */
export default function configRules({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const localeError = findLocaleError(siteConfig.i18n, i18n.currentLocale);
  if (localeError) {
    stop(localeError);
  }
  let loaded = false;
  return {
    name: 'config-rules',
    async allContentLoaded({allContent}) {
      const {items = []} = (siteConfig.themeConfig.navbar ?? {}) as {items?: NavbarItem[]};
      const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as unknown as DocsContent;
      const types = globSync('src/theme/NavbarItem/ComponentTypes{.*,/index.*}', {cwd: siteDir});
      const errors = findNavbarErrors(items, docs, types.length > 0).join('\n');
      if (errors && loaded) {
        // The development server reports it and goes on.
        throw new Error(errors);
      }
      if (errors) {
        stop(errors);
      }
      loaded = true;
    },
    async postBuild({outDir}) {
      if (RUN_BY_BUILD_SCRIPT) {
        return;
      }
      const missing =
        'the search, the Markdown of pages, the redirects, and the policy are missing';
      if (process.argv[2] === 'deploy') {
        stop(
          `Only a part of the site was built: ${missing}. The workflow Deploy publishes the site.`,
        );
      }
      console.warn(
        `Only a part of the site is in ${path.relative(siteDir, outDir)}/: ${missing}. Build the whole site with: npm run build`,
      );
    },
  };
}
