import {UserError} from '../../../lib/userError';
import {root, type SchemaInput, type SettingField, type SettingType} from '../input';
import type {SectionRule} from '../rules/types';
import {constantsOf} from '../values';
import type {Rules} from './context';

/** Leads from the sections of the rules to the setting classes of the source, and back. */
export class SettingClasses {
  constructor(
    private readonly input: SchemaInput,
    private readonly rules: Rules,
  ) {}

  /** The section of the class that stands for the whole file. */
  top(): SectionRule {
    const rule = this.rules.sections.find(({section}) => section === '');
    if (!rule) {
      throw new UserError('scripts/facts/schema/rules has no section for the top of the file.');
    }
    return rule;
  }

  /** The class that a section is about. */
  typeOf(rule: SectionRule): SettingType {
    const type = this.input.types.find(
      ({file, name}) => file === `${root}${rule.file}` && file.endsWith(`/${name}.java`),
    );
    if (!type) {
      throw new UserError(
        `The source has no class ${rule.file}. Correct its section in scripts/facts/schema/rules.`,
      );
    }
    return type;
  }

  /**
   * The section of a setting class.
   *
   * @param name the class, as a field of `owner` names it
   * @returns undefined for an enum and for a type from elsewhere
   */
  sectionOf(name: string, owner: SettingType): SectionRule | undefined {
    const type = this.resolve(name, owner);
    if (!type || type.kind === 'enum') {
      return undefined;
    }
    const rule = this.rules.sections.find(({file}) => `${root}${file}` === type.file);
    if (!rule) {
      throw new UserError(
        `The setting class ${type.file} has no section. Add one in scripts/facts/schema/rules.`,
      );
    }
    return rule;
  }

  /** The constants of an enum, as a field of `owner` names it. */
  constants(name: string, owner: SettingType): readonly string[] {
    const found = constantsOf(this.resolve(name, owner), this.rules.outside[name]);
    if (!found) {
      throw new UserError(
        `${owner.file} has a field of type ${name}, which scripts/facts/schema does not know. If it comes from a library, describe it in rules/outside.ts.`,
      );
    }
    return found;
  }

  /** A type by its simple name: of the same package first, else the only one of that name. */
  private resolve(name: string, owner: SettingType): SettingType | undefined {
    const named = this.input.types.filter((type) => type.name === name);
    return named.find((type) => type.package === owner.package) ?? named[0];
  }
}

/** The fields of a class that are keys of the file. */
export function fieldsOf(type: SettingType): readonly SettingField[] {
  return (type.fields ?? []).filter(({modifiers}) => !modifiers.includes('static'));
}

/** A field's type taken apart; `name` is that of the values where it is a map. */
export function shapeOf({type}: SettingField): {
  map: boolean;
  list: boolean;
  name: string;
  key: string;
} {
  const map = /^Map<\s*(\w+),\s*(\w+)>$/.exec(type);
  const list = /^List<\s*String\s*>$/.test(type);
  return {map: Boolean(map), list, name: map?.[2] ?? type, key: map?.[1] ?? ''};
}
