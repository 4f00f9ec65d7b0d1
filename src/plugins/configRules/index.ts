import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {exitWith, UserError} from '../../config/environment/userError';
import {readDocs} from '../content';
import {findLocaleError, findNavbarErrors, type NavbarItem} from './findErrors';

/** Rejects what the generator reports late: for each page, in the browser, or not at all. */
export default function configRules({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const localeError = findLocaleError(siteConfig.i18n, i18n.currentLocale);
  if (localeError) {
    exitWith(new UserError(localeError));
  }
  let loaded = false;
  return {
    name: 'config-rules',
    async allContentLoaded({allContent}) {
      const {items = []} = (siteConfig.themeConfig.navbar ?? {}) as {items?: NavbarItem[]};
      const types = globSync('src/theme/NavbarItem/ComponentTypes{.*,/index.*}', {cwd: siteDir});
      const errors = findNavbarErrors(items, readDocs(allContent), types.length > 0).join('\n');
      if (errors && loaded) {
        // The development server reports it and goes on.
        throw new Error(errors);
      }
      if (errors) {
        exitWith(new UserError(errors));
      }
      loaded = true;
    },
  };
}
