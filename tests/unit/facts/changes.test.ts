import {expect, test} from 'vitest';
import {
  changedBodies,
  changedFacts,
  type Facts,
  PAGES_TO_READ,
  pagesToRead,
  stalePages,
} from '../../../scripts/facts/changes';
import {readApi, readMessages} from '../../../src/framework';
import {writeFiles} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

function edited(edit: (text: string) => string): Facts {
  return {
    api: JSON.parse(edit(JSON.stringify(readApi()))) as Facts['api'],
    messages: JSON.parse(edit(JSON.stringify(readMessages()))) as Facts['messages'],
  };
}

const now = edited((text) => text);

test('reports no change when only lines have moved', () => {
  const moved = edited((text) =>
    text.replace(/"line":(\d+)/g, (_, line: string) => `"line":${Number(line) + 7}`),
  );
  expect(changedFacts(now, moved)).toEqual([]);
});

test('reports a changed method, setting, and message with the pages that name them', () => {
  const next = edited((text) =>
    text
      .replaceAll('"getTitle', '"readTitle')
      .replaceAll('"beforeTyping"', '"beforeKeys"')
      .replace('Test error...', 'Test failed...'),
  );
  const changes = changedFacts(now, next);
  expect(changes).toContainEqual({fact: 'TEST_ERROR', what: 'changed'});
  const root = temporaryFolder({
    'docs/a.mdx': 'Read `getTitle` first.',
    'docs/b.mdx': 'The word getTitle in prose names nothing.',
    'docs/guides/c.mdx': '```json\n{"before_typing": 1}\n```',
    'docs/guides/d.mdx': '[Typing](../general.mdx#ui.delay.before_typing) is slow.',
  });
  expect(stalePages(root, changes)).toEqual([
    expect.stringMatching(/^docs\/a\.mdx: .*IWindowActions\.getTitle is gone/),
    'docs/guides/c.mdx: DelaySetting.before_typing is gone',
    'docs/guides/d.mdx: DelaySetting.before_typing is gone',
  ]);
});

test('reports the page of a type when a method of the type changes', () => {
  const next = edited((text) => text.replaceAll('"verifyItems()"', '"verifyItems(int)"'));
  expect(stalePages('.', changedFacts(now, next))).toContainEqual(
    expect.stringMatching(/^api\/actions\/elements\/element-actions\.mdx: /),
  );
});

test('reports a method with another body, and the public methods that reach it', () => {
  const methods = (hash: string) => ({
    tag: 'v1.0.0',
    commit: '',
    methods: {
      'Shop.open': {hash: 'a', calls: ['Shop.check']},
      'Shop.check': {hash: 'b', calls: ['Shop.draft']},
      'Shop.draft': {hash},
      'Shop.close': {hash: 'c'},
    },
  });
  expect(changedBodies(methods('d'), methods('d'))).toEqual([]);
  expect(changedBodies(methods('d'), methods('e')).map(({fact}) => fact)).toEqual([
    'Shop.check',
    'Shop.draft',
    'Shop.open',
  ]);
});

test('keeps a page to read until a person deletes its line, also in a second run', () => {
  const page = 'docs/a.mdx: Shop.open changed';
  const root = temporaryFolder({
    'docs/a.mdx': 'Call `open` first.',
    [PAGES_TO_READ]: '# Read these.\ndocs/z.mdx: Shop.close is gone\n',
  });
  const first = pagesToRead(root, [{fact: 'Shop.open', what: 'changed'}]);
  expect(first).toBe(`# Read these.\n${page}\ndocs/z.mdx: Shop.close is gone\n`);
  writeFiles(root, {[PAGES_TO_READ]: first});
  expect(pagesToRead(root, [])).toBe(first);
});
