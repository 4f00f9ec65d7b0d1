import type {LoadContext, Plugin} from '@docusaurus/types';
import {exitWith, UserError} from '../../config/environment/userError';

/** Rejects locales that the site is not made for: the search and the Markdown of the pages have one language. */
export default function locale({i18n}: LoadContext): Plugin {
  const {defaultLocale, locales, currentLocale} = i18n;
  const others = [...new Set([defaultLocale, ...locales, currentLocale])].filter(
    (name) => name !== 'en',
  );
  if (others.length > 0) {
    const names = others.map((name) => `"${name}"`).join(', ');
    exitWith(
      new UserError(
        `Unsupported locale ${names}: the site is in English only (see CONTRIBUTING.md), so keep "en" alone in i18n of docusaurus.config.ts and leave out --locale.`,
      ),
    );
  }
  return {name: 'locale'};
}
