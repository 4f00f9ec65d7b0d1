import path from 'node:path';
import {expect, test} from 'vitest';
import {extractFacts} from '../../../scripts/facts/update';
import {openSource, SOURCE_ROOT} from '../../../scripts/facts/source';
import {layout} from '../../../scripts/facts/write';
import {temporaryFolder} from '../../temporaryFolder';

const FIXTURES = path.join(__dirname, '../../unit/fixtures');

const VERSION = {tag: 'v1.0.0', commit: '0'.repeat(40), date: '2025-10-07'};

/**
 * The small tree has nested and generic types, varargs, defaults, each Lombok annotation, and callbacks of listeners.
 * After a wanted change: `npx vitest run --project programs extraction -u`, then read the diff.
 */
test('extracts the facts of the golden files from a small tree', async () => {
  const source = openSource(path.join(FIXTURES, 'java'), VERSION);
  const {api, messages, methods} = extractFacts(source);
  await expect(layout(api)).toMatchFileSnapshot('../../unit/fixtures/facts/api.json');
  await expect(layout(methods)).toMatchFileSnapshot('../../unit/fixtures/facts/methods.json');
  await expect(layout(messages)).toMatchFileSnapshot('../../unit/fixtures/facts/messages.json');
});

test('throws one clear line for a file that does not parse', () => {
  const text = 'package shop;\nclass Shop {\n  void sell ( {\n}\n';
  const folder = temporaryFolder({[path.join(SOURCE_ROOT, 'shop/Shop.java')]: text});
  expect(() => extractFacts(openSource(folder, VERSION))).toThrow(
    /cannot be read: .*Shop\.java:3: /,
  );
});
