import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {publishedSchema} from '../../../scripts/facts/schema/update';
import {PUBLISHED_SCHEMA} from '../../../src/framework/config';

test('the published schema is what facts and knowledge compose', () => {
  const isCurrent = readFileSync(PUBLISHED_SCHEMA, 'utf8') === publishedSchema();
  expect(isCurrent, `${PUBLISHED_SCHEMA} is out of date: run \`npm run schema:update\``).toBe(true);
});
