import {expect, test} from 'vitest';
import {readApi, readJson, readMessages} from '../../../src/framework';
import type {Methods} from '../../../src/framework/types';
import {factsReport} from '../../../scripts/facts/factsReport';

const api = readApi();
const messages = readMessages();
const methods = readJson<Methods>('methods.json');

test('nothing is to do when the facts are as before', () => {
  expect(factsReport('# Read these.\n', {api, messages}, {api, messages, methods})).toBe('');
});

test('a release is reported by what came, went, and changed, and by what people read again', () => {
  const rest = api.types.filter(({name}) => name !== 'ElementActions');
  const shop = {...rest[0]!, name: 'Shop', methods: [], fields: []};
  const [first, ...others] = messages.messages;
  const after = {
    api: {...api, types: [...rest, shop]},
    messages: {...messages, messages: [{...first!, text: 'We are closed.'}, ...others]},
    methods: {...methods, methods: {}},
  };
  const sections = factsReport(
    '# Read these.\ndocs/a.mdx: Shop changed\n',
    {api, messages},
    after,
  ).split(/^## /m);
  const section = (title: string) => sections.find((text) => text.startsWith(title));
  expect(section('Pages that lag behind')).toMatch(/^Pages.*\n\n- docs\/a\.mdx: Shop changed\n\n$/);
  expect(section('Types, methods, and keys that are new')).toContain('- `Shop`\n');
  expect(section('Types, methods, and keys that are gone')).toContain('- `ElementActions`\n');
  expect(section('Texts that changed')).toContain(
    `- \`${first!.name}\`: \`${first!.text}\` → \`We are closed.\`\n`,
  );
  expect(section('Steps to review')).toMatch(/^- ApiActions\.\w+ is gone: /m);
});
