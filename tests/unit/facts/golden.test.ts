import path from 'node:path';
import {expect, test} from 'vitest';
import {extractFacts} from '../../../scripts/facts/update';
import {layout} from '../../../scripts/facts/write';
import {openSource} from '../../../scripts/facts/source';

const FIXTURES = path.join(__dirname, '..', 'fixtures');

/**
 * The small tree has nested and generic types, varargs, defaults, each Lombok annotation, and callbacks of listeners.
 * After a wanted change: `npx vitest run --project unit facts -u`, then read the diff.
 */
test('extracts the facts of the golden files from a small tree', async () => {
  const source = openSource(path.join(FIXTURES, 'java'), {
    tag: 'v1.0.0',
    commit: '0'.repeat(40),
    date: '2025-10-07',
  });
  const {api, messages, methods} = extractFacts(source);
  await expect(layout(api)).toMatchFileSnapshot('../fixtures/facts/api.json');
  await expect(layout(methods)).toMatchFileSnapshot('../fixtures/facts/methods.json');
  await expect(layout(messages)).toMatchFileSnapshot('../fixtures/facts/messages.json');
});
