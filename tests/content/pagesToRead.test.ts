import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {PAGES_TO_READ, unreadPages} from '../../scripts/facts/changes';

test('a person has read each page whose facts a release has changed', () => {
  const pages = unreadPages(readFileSync(PAGES_TO_READ, 'utf8'));
  expect(pages, `read each page, correct it, and delete its line in ${PAGES_TO_READ}`).toEqual([]);
});
