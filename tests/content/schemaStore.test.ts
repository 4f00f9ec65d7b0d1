import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readConfigSchema} from '../../src/framework/config';
import settings from '../../src/framework/settings.json';

const page = readFileSync('contributing/site/facts.mdx', 'utf8');

test('the entry for SchemaStore names the published schema, and the file that the framework reads', () => {
  const [, entry = ''] = /json title="src\/api\/json\/catalog\.json"\n([^]*?)```/.exec(page) ?? [];
  // The line of the framework that puts the name behind its folder.
  const [line = ''] = Object.keys(settings.lines['utils/SettingUtils.java']).filter((quote) =>
    quote.startsWith('Path.of (configDirectory'),
  );
  expect(JSON.parse(entry)).toEqual({
    name: 'Boyka Framework',
    description: expect.stringMatching(/^Configuration of Boyka Framework/),
    fileMatch: [/"([^"]+)"/.exec(line)?.[1]],
    url: readConfigSchema().$id,
  });
});
