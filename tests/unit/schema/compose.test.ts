import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {composeSchema, publishedSchema} from '../../../scripts/facts/schema/compose';
import {
  type ConfigKnowledge,
  quotedLines,
  readKnowledge,
} from '../../../scripts/facts/schema/knowledge';
import {findType, readApi} from '../../../src/framework';
import {PUBLISHED_SCHEMA} from '../../../src/framework/config';
import {lines} from '../../../src/framework/settings.json';

test('the published schema is what facts and knowledge compose', () => {
  const isCurrent = readFileSync(PUBLISHED_SCHEMA, 'utf8') === publishedSchema();
  expect(isCurrent, `${PUBLISHED_SCHEMA} is out of date: run \`npm run schema:update\``).toBe(true);
});

type Mutable<T> = {-readonly [K in keyof T]: T[K] extends object ? Mutable<T[K]> : T[K]};

const DELAY = 'config/ui/DelaySetting.java';

/** Facts and knowledge that a test may change, with their parts that are about `ui.delay`. */
function inputs() {
  const api = structuredClone(readApi());
  const knowledge = structuredClone(readKnowledge()) as Mutable<ConfigKnowledge>;
  const {fields = []} = api.types.find(({name}) => name === 'DelaySetting')!;
  return {
    api,
    knowledge,
    sections: knowledge.sections,
    fields,
    delay: knowledge.sections['ui.delay']!,
  };
}

test.each<[reason: string, edit: (changed: ReturnType<typeof inputs>) => void, message: string]>([
  [
    'a field is not described',
    ({delay}) => delete delay.keys['before_click'],
    `${DELAY} has a field for before_click (line`,
  ],
  [
    'a key has no field',
    ({fields}) => fields.splice(0, 1),
    `${DELAY} has no field for before_click.`,
  ],
  [
    'a class has no section',
    ({sections}) => delete sections['ui.delay'],
    `${DELAY} has no section.`,
  ],
  [
    'a section has no class',
    ({delay}) => (delay.class = 'config/Gone.java'),
    'The framework has no class config/Gone.java.',
  ],
  [
    'no setting has an object of the class',
    ({api, sections, delay}) => {
      const file = 'io/github/boykaframework/config/Stray.java';
      api.types.push({...findType('DelaySetting'), name: 'Stray', file, fields: []});
      sections['stray'] = {...delay, class: 'config/Stray.java', keys: {}};
    },
    'No setting uses an object of config/Stray.java.',
  ],
  [
    'an object is at other paths',
    ({delay}) => (delay.paths = ['delay']),
    `Objects of ${DELAY} are at ui.delay. Correct the paths of "ui.delay"`,
  ],
  [
    'a type is unknown',
    ({fields}) => (fields[0]!.type = 'Duration'),
    `${DELAY} has a field of the unknown type Duration.`,
  ],
  [
    'an initializer has an unknown form',
    ({api}) => {
      const web = api.types.find(({name}) => name === 'WebSetting');
      web!.fields!.find(({name}) => name === 'browser')!.initializer = 'make()';
    },
    'The field browser starts as "make()"',
  ],
  [
    'a rejected value is no constant of the enum',
    ({sections}) => (sections['ui.web']!.keys['browser']!.rejected = {PINK: {}}),
    'ui.web.browser: Browser has no constant PINK.',
  ],
  [
    'a quote is new',
    ({delay}) => (delay.keys['before_click']!.source = {'manager/New.java': 'getDelay'}),
    'run `npm run facts:update` with a framework checkout',
  ],
])('stops with one line when %s', (_, edit, message) => {
  const changed = inputs();
  edit(changed);
  expect(() => composeSchema(changed.api, lines, changed.knowledge)).toThrow(message);
});

test.each([
  ['no line has', 'class Reader {', 'but no line contains that text.'],
  ['two lines have', 'getPort (1);\ngetPort (2);', 'but 2 lines contain that text.'],
])('stops with one line when %s a quote', (_, source, message) => {
  const knowledge = {
    reading: {port: {'Reader.java': 'getPort'}},
    sections: {},
    externalTypes: {},
  };
  expect(() => quotedLines(knowledge, () => source)).toThrow(
    `"port" quotes "getPort" from Reader.java, ${message}`,
  );
});
