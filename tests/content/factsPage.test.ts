import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readApi, readMessages} from '../../src/framework';

const page = readFileSync('contributing/site/facts.mdx', 'utf8');
const MEND = 'put the lines that `npm run facts:update` prints into contributing/site/facts.mdx';

test.each(['api.json', 'config.schema.json', 'libraries.json', 'messages.json'])(
  'the page on updating the facts shows the hash of %s',
  (name) => {
    const file = `src/framework/${name}`;
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    expect(page, MEND).toContain(`${hash}  ${file}`);
  },
);

test('the page on updating the facts shows their version and their numbers', () => {
  const {tag, commit, topLevelTypes} = readApi();
  expect(page, MEND).toContain(
    `Facts of ${tag} (${commit}): ${topLevelTypes} types, ${readMessages().messages.length} messages`,
  );
});
