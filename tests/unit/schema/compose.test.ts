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

const ERRORS: Readonly<Record<string, (changed: ReturnType<typeof inputs>) => void>> = {
  [`${DELAY} has a field for before_click (line`]: ({delay}) => delete delay.keys['before_click'],
  [`${DELAY} has no field for before_click.`]: ({fields}) => fields.splice(0, 1),
  [`${DELAY} has no section.`]: ({sections}) => delete sections['ui.delay'],
  'The framework has no class config/Gone.java.': ({delay}) => (delay.class = 'config/Gone.java'),
  'No setting uses an object of config/Stray.java.': ({api, sections, delay}) => {
    const file = 'io/github/boykaframework/config/Stray.java';
    api.types.push({...findType('DelaySetting'), name: 'Stray', file, fields: []});
    sections['stray'] = {...delay, class: 'config/Stray.java', keys: {}};
  },
  [`Objects of ${DELAY} are at ui.delay. Correct the paths of "ui.delay"`]: ({delay}) =>
    (delay.paths = ['delay']),
  [`${DELAY} has a field of the unknown type Duration.`]: ({fields}) =>
    (fields[0]!.type = 'Duration'),
  'The field browser starts as "make()"': ({api}) => {
    const web = api.types.find(({name}) => name === 'WebSetting');
    web!.fields!.find(({name}) => name === 'browser')!.initializer = 'make()';
  },
  'ui.web.browser: Browser has no constant PINK.': ({sections}) =>
    (sections['ui.web']!.keys['browser']!.rejected = {PINK: {}}),
  'run `npm run facts:update` with a framework checkout': ({delay}) =>
    (delay.keys['before_click']!.source = {'manager/New.java': 'getDelay'}),
};

test.each(Object.entries(ERRORS))('stops with one line: %s', (message, edit) => {
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
