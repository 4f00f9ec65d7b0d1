import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Stops a build for a locale that the site does not have. The generator only warns, and then writes
 * a site in a language that was not configured.
 *
 * @throws Error naming the locale and those that are configured
 */
export default function knownLocale({i18n, siteConfig}: LoadContext): Plugin {
  const {currentLocale} = i18n;
  // `i18n.locales` counts the locale of the command line in.
  const {locales} = siteConfig.i18n;
  if (!locales.includes(currentLocale)) {
    throw new Error(
      `The locale "${currentLocale}" is not configured. Build one of ${locales.join(', ')}, or add ` +
        'it to i18n.locales in docusaurus.config.ts.',
    );
  }
  return {name: 'known-locale'};
}
