import type {LoadContext} from '@docusaurus/types';
import {expect, onTestFinished, test, vi} from 'vitest';
import locale from '../../../src/plugins/locale';

/** What the plugin prints before it ends the process; nothing where it accepts the locales. */
function errorOf(defaultLocale: string, locales: string[], currentLocale: string): string {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  onTestFinished(() => void vi.restoreAllMocks());
  locale({i18n: {defaultLocale, locales, currentLocale}} as unknown as LoadContext);
  return print.mock.calls.join('\n');
}

test.each<[string, string, string[], string]>([
  ['a second locale', 'en', ['en', 'fr'], 'en'],
  ['a default locale that is not listed', 'fr', ['en'], 'fr'],
  ['a locale of the command', 'en', ['en'], 'fr'],
])('%s is rejected in one line, and English alone is not', (_, ...locales) => {
  expect(errorOf(...locales)).toMatch(/^Unsupported locale "fr": the site is in English only .+$/);
  vi.restoreAllMocks();
  expect(errorOf('en', ['en'], 'en')).toBe('');
});
