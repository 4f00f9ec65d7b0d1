import {expect, test} from 'vitest';
import {errorConditions} from '../../src/data/error-conditions';
import {readMessages} from '../../src/framework';

const raised = readMessages()
  .messages.filter(({places}) => places.length > 0)
  .map(({name}) => name);

test.each(Object.entries(errorConditions))(
  '%s is raised, and its condition reads well',
  (name, words) => {
    expect(raised, `src/data/error-conditions.ts names ${name}, which no code raises`).toContain(
      name,
    );
    expect(words, 'a condition is a sentence that begins with "If"').toMatch(/^If .+\.$/);
  },
);
