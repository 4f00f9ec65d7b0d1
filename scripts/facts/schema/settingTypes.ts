import path from 'node:path';
import type {Api, ApiType, Field} from '../../../src/framework/types';
import {UserError} from '../../../src/config/environment/userError';
import {snakeCase} from '../model';
import type {ConfigKnowledge, KeyKnowledge, SectionKnowledge} from './knowledge';

const folder = 'src/knowledge/configuration';

/** Folder of the framework's root package. */
export const PACKAGE_ROOT = 'io/github/boykaframework/';

/** A class from which Gson reads an object of the file; its path is that below the root package. */
interface SettingClass extends Pick<ApiType, 'name' | 'file'> {
  readonly fields: readonly Field[];
}

/**
 * Where an object is. Inside a block (`api`, `ui.web`, `ui.mobile`, `ui.desktop`) the framework resolves placeholders
 * before it checks types; elsewhere it resolves them in text only (`MapPlaceholderDeserializer`,
 * `StringPlaceholderDeserializer`).
 */
export type TypeContext = 'block' | 'file';

/** The context of an object at a path: only blocks have a name that the reader chooses. */
export function contextOf(path: string): TypeContext {
  return path.includes('<key>') ? 'block' : 'file';
}

/** A setting class with what people know about it. */
export interface SettingSection extends SectionKnowledge {
  /** Empty for the top of the file. */
  readonly name: string;
  readonly owner: SettingClass;
}

/** One key of the file: the field behind it, and what people know about it. */
export interface Key {
  readonly section: SettingSection;
  readonly name: string;
  readonly field: Field;
  readonly knowledge: KeyKnowledge;
  readonly context: TypeContext;
}

/** Connects setting classes, the sections that describe them, and the paths at which they are read. */
export class SettingTypes {
  readonly sections: readonly SettingSection[];
  private readonly classes: readonly SettingClass[];
  private readonly paths = new Map<string, string[]>();

  /** @throws UserError naming a class or path of the knowledge that the framework does not have */
  constructor(
    private readonly api: Pick<Api, 'types'>,
    readonly knowledge: ConfigKnowledge,
  ) {
    this.classes = api.types
      .filter(({file}) => file.startsWith(`${PACKAGE_ROOT}config/`))
      .map(({name, file, fields = []}) => {
        return {name, file: file.slice(PACKAGE_ROOT.length), fields};
      });
    this.sections = Object.entries(knowledge.sections).map(([name, section]) => ({
      ...section,
      name,
      owner: this.classOf(section),
    }));
    this.walk(this.top, '');
    this.sections.forEach((section) => this.checkPaths(section));
  }

  /** The section of the file itself. */
  get top(): SettingSection {
    return this.sections.find(({name}) => name === '')!;
  }

  /** Name of a definition: a section that is inside blocks and outside of them has two. */
  definitionOf({name, paths}: SettingSection, context: TypeContext): string {
    const both = new Set(paths.map(contextOf)).size > 1;
    return both && context === 'file' ? `${name}.outside-blocks` : name;
  }

  /**
   * The section of a class that a field of `owner` names.
   *
   * @returns nothing for an enum and for a type of a library
   */
  sectionOf(type: string, owner: SettingClass): SettingSection | undefined {
    const named = this.classes.filter(({name}) => name === type);
    const found =
      named.find(({file}) => path.dirname(file) === path.dirname(owner.file)) ?? named[0];
    if (!found) {
      return undefined;
    }
    const section = this.sections.find((item) => item.class === found.file);
    if (!section) {
      throw new UserError(`${found.file} has no section. Add one in ${folder}.`);
    }
    return section;
  }

  /** The constants of an enum of the framework or of a library. */
  constants(type: string, owner: SettingClass): readonly string[] {
    const external = this.knowledge.externalTypes[type];
    const own = this.api.types.find(({kind, name}) => kind === 'enum' && name === type);
    const found =
      external && 'constants' in external
        ? external.constants
        : own?.enumConstants?.map(({name}) => name);
    if (!found) {
      throw new UserError(
        `${owner.file} has a field of the unknown type ${type}. If the type belongs to a library, describe it under externalTypes in ${folder}.`,
      );
    }
    return found;
  }

  private classOf({class: file}: SectionKnowledge): SettingClass {
    const found = this.classes.find((item) => item.file === file);
    if (!found) {
      throw new UserError(`The framework has no class ${file}. Correct its section in ${folder}.`);
    }
    return found;
  }

  private walk(section: SettingSection, at: string): void {
    this.paths.set(section.name, [...(this.paths.get(section.name) ?? []), at]);
    for (const field of section.owner.fields) {
      const {map, name} = shapeOf(field);
      const next = this.sectionOf(name, section.owner);
      if (next) {
        this.walk(next, [at, snakeCase(field.name), map && '<key>'].filter(Boolean).join('.'));
      }
    }
  }

  private checkPaths({name, class: file, paths}: SettingSection): void {
    const actual = this.paths.get(name) ?? [];
    if (actual.length === 0) {
      throw new UserError(
        `No setting uses an object of ${file}. Remove its section from ${folder}.`,
      );
    }
    if ([...actual].sort().join() !== [...paths].sort().join()) {
      throw new UserError(
        `Objects of ${file} are at ${actual.join(', ')}. Correct the paths of "${name}" in ${folder}.`,
      );
    }
  }
}

/** A field's type taken apart; `name` is that of the values where it is a map. */
export function shapeOf({type}: Field) {
  const map = /^Map<\s*(\w+),\s*(\w+)>$/.exec(type);
  const list = /^List<\s*String\s*>$/.test(type);
  return {map: Boolean(map), list, name: map?.[2] ?? type, key: map?.[1] ?? ''};
}
