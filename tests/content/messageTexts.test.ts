import {expect, it, test} from 'vitest';
import {messagePlaceholders, messageText} from '../../src/data/message-texts';
import {readMessages} from '../../src/framework';

const messages = readMessages().messages;

it('shows the placeholders of a message by their names', () => {
  expect(messageText('ELEMENT_NOT_FOUND')).toBe(
    'Element ({name}) not found for platform ({platform})...',
  );
  expect(messageText('JSON_SYNTAX_ERROR')).toBe('JSON syntax error...');
});

test.each(messages)('every placeholder of $name has a name', ({name, text}) => {
  const names = messagePlaceholders[name] ?? [];
  const placeholders = text.match(/\{\d*\}/g) ?? [];
  expect(names, `add the placeholders of ${name} to src/data/message-texts.ts`).toHaveLength(
    placeholders.length,
  );
  expect(new Set(names).size, `${name} has two placeholders of one name`).toBe(names.length);
  expect(messageText(name)).not.toMatch(/\{\d*\}/);
});

it('names placeholders of messages that exist', () => {
  const known = messages.map(({name}) => name);
  expect(Object.keys(messagePlaceholders).filter((name) => !known.includes(name))).toEqual([]);
});
