import {UserError} from '../../../lib/userError';
import {lineOf} from '../evidence';
import type {SchemaInput} from '../input';
import type {JsonSchema} from '../rules/types';
import {SettingClasses} from './classes';
import type {Build, Rules} from './context';
import {openValue, openValueSchema} from './openValue';
import {outsideSection} from './outside';
import {Places} from './places';
import {sectionSchema} from './section';

/** Where the published schema is found, whatever host a preview of the site uses. */
const schemaId = 'https://boykaframework.github.io/boyka-framework/schema/boyka-config.schema.json';

/**
 * Makes the JSON Schema of `boyka-config.json`.
 *
 * Keys, types, enums, and defaults follow from the setting classes; the rules add what only reading
 * the code shows. Every class, field, and line that the rules name has to exist, and every field
 * needs a rule, so a new version of the framework cannot slip past them.
 *
 * @param input the parsed classes and a way to read the source
 * @param rules the hand-kept rules, `rules/index.ts`
 * @returns the schema; the same input gives the same object, keys in a fixed order
 * @throws UserError with one line that names the rule, class, or field at fault
 */
export function buildConfigSchema(input: SchemaInput, rules: Rules): JsonSchema {
  const classes = new SettingClasses(input, rules);
  const build: Build = {input, rules, classes, places: new Places(classes)};
  refuseUnused(build);
  const $defs = definitions(build);
  const {properties, ...head} = sectionSchema(build, classes.top(), 'file');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaId,
    title: `boyka-config.json of Boyka Framework ${input.tag.replace(/^v/, '')}`,
    'x-boyka-tag': input.tag,
    'x-boyka-commit': input.commit,
    'x-boyka-reading': readingLines(build),
    ...head,
    properties: {
      $schema: {
        description: 'Is the address of this schema, for editors. The framework does not read it.',
        type: 'string',
      },
      ...(properties as JsonSchema),
    },
    $defs,
  };
}

function refuseUnused({rules, places}: Build): void {
  const unused = rules.sections.find(({section}) => places.of(section).length === 0);
  if (unused) {
    throw new UserError(
      `No setting leads to ${unused.file}. Take its section out of scripts/facts/schema/rules.`,
    );
  }
}

/** Every section in each of its places, what comes from outside the framework, and the open value. */
function definitions(build: Build): JsonSchema {
  const {rules, places} = build;
  const sections = rules.sections
    .filter(({section}) => section !== '')
    .flatMap((rule) =>
      places
        .of(rule.section)
        .map((place) => [places.nameOf(rule.section, place), sectionSchema(build, rule, place)]),
    );
  const outside = Object.values(rules.outside).flatMap((type) =>
    type.kind === 'object' ? [[type.section, outsideSection(type)]] : [],
  );
  return Object.fromEntries([
    ...sections,
    ...outside,
    [openValue, openValueSchema()],
  ]) as JsonSchema;
}

function readingLines({input, rules}: Build): JsonSchema {
  return Object.fromEntries(
    Object.entries(rules.reading).map(([name, evidence]) => [name, lineOf(input, name, evidence)]),
  );
}
