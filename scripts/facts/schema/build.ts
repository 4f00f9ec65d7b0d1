import {FactsError} from '../error';
import {lineOf} from './evidence';
import {root, type SchemaInput, type SettingField, type SettingType} from './input';
import type {
  Evidence,
  JsonSchema,
  KeyRule,
  OutsideType,
  Requirement,
  SectionRule,
} from './rules/types';
import {
  booleanSchema,
  constantsOf,
  defaultOf,
  enumSchema,
  integerSchema,
  type Place,
  snakeCase,
  stringSchema,
} from './values';

/** Where the published schema is found, whatever host a preview of the site uses. */
const schemaId = 'https://boykaframework.github.io/boyka-framework/schema/boyka-config.schema.json';

const openValue = 'any-value';

interface Rules {
  readonly sections: readonly SectionRule[];
  readonly outside: Readonly<Record<string, OutsideType>>;
  readonly reading: Readonly<Record<string, Evidence>>;
}

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
 * @throws FactsError with one line that names the rule, class, or field at fault
 */
export function buildConfigSchema(input: SchemaInput, rules: Rules): JsonSchema {
  return new Builder(input, rules).build();
}

class Builder {
  private readonly definitions = new Map<string, JsonSchema>();
  private readonly places = new Map<string, Set<Place>>();

  constructor(
    private readonly input: SchemaInput,
    private readonly rules: Rules,
  ) {}

  build(): JsonSchema {
    const top = this.sectionOf('');
    this.walk(top, 'file');
    const unused = this.rules.sections.find(({section}) => !this.places.has(section));
    if (unused) {
      throw new FactsError(
        `No setting leads to ${unused.file}. Take its section out of scripts/facts/schema/rules.`,
      );
    }
    for (const rule of this.rules.sections.filter(({section}) => section !== '')) {
      for (const place of this.places.get(rule.section) ?? []) {
        this.definitions.set(this.nameOf(rule.section, place), this.section(rule, place));
      }
    }
    for (const outside of Object.values(this.rules.outside)) {
      if (outside.kind === 'object') {
        this.definitions.set(outside.section, outsideSection(outside));
      }
    }
    this.definitions.set(openValue, openValueSchema());
    const {properties, ...head} = this.section(top, 'file');
    return {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: schemaId,
      title: `boyka-config.json of Boyka Framework ${this.input.tag.replace(/^v/, '')}`,
      'x-boyka-tag': this.input.tag,
      'x-boyka-commit': this.input.commit,
      'x-boyka-reading': mapValues(this.rules.reading, (evidence, name) =>
        lineOf(this.input, name, evidence),
      ),
      ...head,
      properties: {
        $schema: {
          description:
            'Is the address of this schema, for editors. The framework does not read it.',
          type: 'string',
        },
        ...(properties as JsonSchema),
      },
      $defs: Object.fromEntries(this.definitions),
    };
  }

  /** Notes in which places each section stands, following the fields from the top of the file. */
  private walk(rule: SectionRule, place: Place): void {
    const seen = this.places.get(rule.section) ?? new Set<Place>();
    if (seen.has(place)) {
      return;
    }
    this.places.set(rule.section, seen.add(place));
    const type = this.typeOf(rule);
    for (const field of fieldsOf(type)) {
      const {map, name} = this.shape(field);
      const next = this.settingOf(name, type);
      if (next) {
        this.walk(next, map ? 'block' : place);
      }
    }
  }

  private section(rule: SectionRule, place: Place): JsonSchema {
    const type = this.typeOf(rule);
    const fields = fieldsOf(type);
    const orphan = Object.keys(rule.keys).find((key) => !fields.some(({name}) => name === key));
    if (orphan) {
      throw new FactsError(
        `${rule.file} has no field ${orphan}. Take the key out of scripts/facts/schema/rules.`,
      );
    }
    const properties = fields.map((field) => {
      const key = rule.keys[field.name];
      if (!key) {
        throw new FactsError(
          `The field ${field.name} of ${rule.file} (line ${field.line}) has no rule. Read where the framework uses it and add one in scripts/facts/schema/rules.`,
        );
      }
      return [snakeCase(field.name), this.property(rule, type, field, key, place)] as const;
    });
    return {
      description: rule.does,
      'x-boyka-stands': rule.stands,
      'x-boyka-place': place,
      'x-boyka-platforms': rule.platforms,
      'x-boyka-class': `${rule.file}#L${type.line}`,
      type: 'object',
      properties: Object.fromEntries(properties),
      additionalProperties: false,
      ...(rule.requires ? {allOf: rule.requires.map((item) => this.requirement(rule, item))} : {}),
    };
  }

  private property(
    section: SectionRule,
    owner: SettingType,
    field: SettingField,
    rule: KeyRule,
    place: Place,
  ): JsonSchema {
    const name = [section.section, snakeCase(field.name)].filter(Boolean).join('.');
    const value = this.value(owner, field, rule, place);
    const start = defaultOf(field, value.constants, this.rules.outside[field.type]);
    const refused = (rule.refused ?? []).map(({value: constant, because}) => {
      if (!value.constants?.includes(constant)) {
        throw new FactsError(`${name}: ${constant} is no value of ${field.type}. Mend the rule.`);
      }
      return [constant, lineOf(this.input, `${name}: ${constant}`, because)] as const;
    });
    const description = [
      rule.does,
      rule.needed && `Needed: ${rule.needed}`,
      rule.trap && `Caution: ${rule.trap}`,
    ];
    const whole = description.filter(Boolean).join(' ');
    return {
      description: whole,
      ...value.schema,
      ...(start === undefined ? {} : {default: start}),
      ...(whole === rule.does ? {} : {'x-boyka-does': rule.does}),
      'x-boyka-type': value.type,
      'x-boyka-java': field.type,
      'x-boyka-field': `${section.file}#L${field.line}`,
      'x-boyka-read': rule.read.map((evidence) => lineOf(this.input, name, evidence)),
      'x-boyka-platforms': rule.platforms ?? section.platforms,
      'x-boyka-placeholder': place === 'block' || field.type.includes('String'),
      ...(rule.unit ? {'x-boyka-unit': rule.unit} : {}),
      ...(rule.otherwise ? {'x-boyka-otherwise': rule.otherwise} : {}),
      ...(rule.needed ? {'x-boyka-needed': rule.needed} : {}),
      ...(rule.trap ? {'x-boyka-trap': rule.trap} : {}),
      ...(rule.unread ? {'x-boyka-unread': true} : {}),
      ...(refused.length > 0 ? {'x-boyka-refused': Object.fromEntries(refused)} : {}),
    };
  }

  /** Schema of a field's value, the word for its type, and the enum constants that it takes. */
  private value(
    owner: SettingType,
    field: SettingField,
    rule: KeyRule,
    place: Place,
  ): {schema: JsonSchema; type: string; constants?: readonly string[]} {
    const {map, list, name, key} = this.shape(field);
    if (list) {
      return {type: 'list of text', schema: {type: 'array', items: stringSchema({})}};
    }
    if (map) {
      const next = this.settingOf(name, owner);
      if (next) {
        const values = {$ref: `#/$defs/${this.nameOf(next.section, 'block')}`};
        return {type: 'blocks', schema: {type: 'object', additionalProperties: values}};
      }
      if (name === 'Object') {
        const values = rule.values ?? {$ref: `#/$defs/${openValue}`};
        return {type: 'map', schema: {type: 'object', additionalProperties: values}};
      }
      return {
        type: 'map',
        schema: {
          type: 'object',
          propertyNames: {enum: this.constants(key, owner)},
          additionalProperties: enumSchema(place, this.constants(name, owner)),
        },
      };
    }
    if (name === 'boolean') {
      return {type: 'boolean', schema: booleanSchema(place)};
    }
    if (name === 'int') {
      return {type: 'integer', schema: integerSchema(place, rule)};
    }
    if (name === 'String') {
      return {type: 'text', schema: stringSchema(rule)};
    }
    const setting = this.settingOf(name, owner);
    if (setting) {
      return {
        type: 'object',
        schema: {$ref: `#/$defs/${this.nameOf(setting.section, place)}`},
      };
    }
    const outside = this.rules.outside[name];
    if (outside?.kind === 'object') {
      return {type: 'object', schema: {$ref: `#/$defs/${outside.section}`}};
    }
    const constants = this.constants(name, owner);
    const refused = new Set(rule.refused?.map(({value}) => value));
    const taken = constants.filter((constant) => !refused.has(constant));
    return {type: 'enum', constants, schema: enumSchema(place, taken)};
  }

  private requirement(
    rule: SectionRule,
    {name, because, raises, ...schema}: Requirement,
  ): JsonSchema {
    const where = `${rule.section}: ${name}`;
    return {
      $comment: `Needs ${name}.`,
      'x-boyka-because': lineOf(this.input, where, because),
      'x-boyka-raises': raises,
      ...(schema.if ? {if: schema.if, then: schema.then} : schema.then),
    };
  }

  /** A section that stands inside blocks and outside of them has two definitions. */
  private nameOf(section: string, place: Place): string {
    const both = (this.places.get(section)?.size ?? 0) > 1;
    return both && place === 'file' ? `${section}.outside-blocks` : section;
  }

  private shape({type}: SettingField): {map: boolean; list: boolean; name: string; key: string} {
    const map = /^Map<\s*(\w+),\s*(\w+)>$/.exec(type);
    const list = /^List<\s*String\s*>$/.test(type);
    return {map: Boolean(map), list, name: map?.[2] ?? type, key: map?.[1] ?? ''};
  }

  private constants(name: string, owner: SettingType): readonly string[] {
    const found = constantsOf(this.resolve(name, owner), this.rules.outside[name]);
    if (!found) {
      throw new FactsError(
        `${owner.file} has a field of type ${name}, which scripts/facts/schema does not know. If it comes from a library, describe it in rules/index.ts.`,
      );
    }
    return found;
  }

  private settingOf(name: string, owner: SettingType): SectionRule | undefined {
    const type = this.resolve(name, owner);
    if (!type || type.kind === 'enum') {
      return undefined;
    }
    const rule = this.rules.sections.find(({file}) => `${root}${file}` === type.file);
    if (!rule) {
      throw new FactsError(
        `The setting class ${type.file} has no section. Add one in scripts/facts/schema/rules.`,
      );
    }
    return rule;
  }

  /** A type by its simple name: of the same package first, else the only one of that name. */
  private resolve(name: string, owner: SettingType): SettingType | undefined {
    const named = this.input.types.filter((type) => type.name === name);
    return named.find((type) => type.package === owner.package) ?? named[0];
  }

  private sectionOf(section: string): SectionRule {
    const rule = this.rules.sections.find((item) => item.section === section);
    if (!rule) {
      throw new FactsError('scripts/facts/schema/rules has no section for the top of the file.');
    }
    return rule;
  }

  private typeOf(rule: SectionRule): SettingType {
    const type = this.input.types.find(
      ({file, name}) => file === `${root}${rule.file}` && file.endsWith(`/${name}.java`),
    );
    if (!type) {
      throw new FactsError(
        `The source has no class ${rule.file}. Mend its section in scripts/facts/schema/rules.`,
      );
    }
    return type;
  }
}

function mapValues<V, R>(
  record: Readonly<Record<string, V>>,
  change: (value: V, key: string) => R,
): Record<string, R> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}

function fieldsOf(type: SettingType): readonly SettingField[] {
  return (type.fields ?? []).filter(({modifiers}) => !modifiers.includes('static'));
}

function outsideSection(outside: Extract<OutsideType, {kind: 'object'}>): JsonSchema {
  const names = Object.keys(outside.fields);
  const field = (does: string) => ({
    description: does,
    ...integerSchema('block', {}),
    'x-boyka-type': 'integer',
    'x-boyka-java': 'int',
    'x-boyka-platforms': outside.platforms,
    'x-boyka-placeholder': true,
    'x-boyka-unit': outside.unit,
    'x-boyka-needed': 'Yes, once the object is there: a side that is left out is `0`.',
  });
  return {
    description: outside.does,
    'x-boyka-stands': outside.stands,
    'x-boyka-place': 'block',
    'x-boyka-platforms': outside.platforms,
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, field(outside.fields[name] ?? '')])),
    required: names,
    additionalProperties: false,
  };
}

/**
 * What `MapPlaceholderDeserializer` can read into a `Map<String, Object>`: a list may hold text, numbers, and booleans,
 * but no object, list, or null.
 */
function openValueSchema(): JsonSchema {
  const plain = ['string', 'number', 'boolean'];
  return {
    description: 'Any value; a list holds text, numbers, and booleans alone.',
    type: [...plain, 'array', 'object'],
    items: {type: plain},
    additionalProperties: {$ref: `#/$defs/${openValue}`},
  };
}
