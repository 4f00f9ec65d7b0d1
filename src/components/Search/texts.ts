import translations from '@theme/SearchTranslations';

type Texts = Record<string, string>;

/**
 * The theme's texts of the dialog. Its types leave out the texts of one version of DocSearch or the
 * other; the theme has all of these.
 */
export const TEXTS = translations.modal as unknown as Record<
  'startScreen' | 'resultsScreen' | 'noResultsScreen' | 'footer',
  Texts
>;
