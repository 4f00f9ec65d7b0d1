import {expect, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import knownLocale from '../../../src/plugins/knownLocale';

const context = (currentLocale: string) =>
  ({
    // The generator counts the locale of the command line in.
    i18n: {currentLocale, locales: ['en', currentLocale]},
    siteConfig: {i18n: {locales: ['en', 'de']}},
  }) as unknown as LoadContext;

test('a configured locale passes', () => {
  expect(knownLocale(context('de')).name).toBe('known-locale');
});

test('another is named, beside those that there are', () => {
  expect(() => knownLocale(context('fr'))).toThrow(
    'The locale "fr" is not configured. Build one of en, de',
  );
});
