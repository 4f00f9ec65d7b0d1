import type {I18nConfig, LoadContext, Plugin} from '@docusaurus/types';
import {exitWith, UserError} from '../../config/environment/userError';

/** The search and the Markdown of the pages have one language. */
const LOCALE = 'en';

/** Rejects locales that the site is not made for. */
export default function locale({siteConfig, i18n}: LoadContext): Plugin {
  const error = findLocaleError(siteConfig.i18n, i18n.currentLocale);
  if (error) {
    exitWith(new UserError(error));
  }
  return {name: 'locale'};
}

/**
 * The locales that the site is not made for.
 *
 * @param i18n of the configuration
 * @param current locale of the build
 * @returns one line, or nothing
 */
export function findLocaleError(
  {defaultLocale, locales}: Pick<I18nConfig, 'defaultLocale' | 'locales'>,
  current: string,
): string | undefined {
  const others = [...new Set([defaultLocale, ...locales, current])].filter(
    (each) => each !== LOCALE,
  );
  return others.length === 0
    ? undefined
    : `Unsupported locale ${others.map((each) => `"${each}"`).join(', ')}: the site is in English only (see CONTRIBUTING.md), so keep "${LOCALE}" alone in i18n of docusaurus.config.ts and leave out --locale.`;
}
