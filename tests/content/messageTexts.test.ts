import {expect, test} from 'vitest';
import {readMessages} from '../../src/framework';
import {findError} from '../../src/knowledge/errors';
import {messageText} from '../../src/knowledge/errors/messageText';

const messages = readMessages().messages;

test.each(messages)('every placeholder of $name has a name', ({name, text}) => {
  const names = findError(name)?.placeholders ?? [];
  const placeholders = text.match(/\{\d*\}/g) ?? [];
  expect(names, `add the placeholders of ${name} to src/knowledge/errors/errors.json`).toHaveLength(
    placeholders.length,
  );
  expect(messageText(name)).not.toMatch(/\{\d*\}/);
});
