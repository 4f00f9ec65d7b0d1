import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readApi, readMessages} from '../../src/framework';

const page = readFileSync('contributing/site/facts.mdx', 'utf8');

test('the page on updating the facts shows their version and their numbers', () => {
  const {tag, commit, topLevelTypes} = readApi();
  expect(
    page,
    'Put the first line that `npm run facts:update` prints into contributing/site/facts.mdx.',
  ).toContain(
    `Facts of ${tag} (${commit}): ${topLevelTypes} types, ${readMessages().messages.length} messages`,
  );
});
