import {expect, test} from 'vitest';
import {findLocaleError} from '../../../src/plugins/locale';

test('English alone is accepted', () => {
  expect(findLocaleError({defaultLocale: 'en', locales: ['en']}, 'en')).toBeUndefined();
});

test.each<[string, string, [string, ...string[]], string]>([
  ['a second locale', 'en', ['en', 'fr'], 'en'],
  ['a default locale that is not listed', 'fr', ['en'], 'fr'],
  ['a locale of the command', 'en', ['en'], 'fr'],
])('%s is rejected in one line', (_, defaultLocale, locales, current) => {
  expect(findLocaleError({defaultLocale, locales}, current)).toMatch(
    /^Unsupported locale "fr": the site is in English only .+$/,
  );
});
