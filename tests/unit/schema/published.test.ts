import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {publishedSchema, readSettings} from '../../../scripts/facts/schema/published';
import {PUBLISHED_SCHEMA} from '../../../src/framework/config';

test('the published schema is what facts and knowledge compose', () => {
  const isCurrent = readFileSync(PUBLISHED_SCHEMA, 'utf8') === publishedSchema(readSettings());
  expect(isCurrent, `${PUBLISHED_SCHEMA} is out of date: run \`npm run schema:update\``).toBe(true);
});
