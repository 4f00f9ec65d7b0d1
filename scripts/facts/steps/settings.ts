import type {Model, ModelType} from '../model';
import {findNode} from '../parse';
import {snakeCase} from '../names';
import {type Value, declaredType} from './value';

const ROOT = 'FrameworkSetting';

/** Finds the keys of the configuration at which each setting class is. */
export class SettingPaths {
  private readonly paths = new Map<ModelType, string[]>();
  private waitKeys: string[] | undefined;

  constructor(private readonly model: Model) {
    const root = model.types.find((type) => type.name === ROOT);
    if (root) {
      this.visit(root, '', []);
    }
  }

  /** Whether a type is a part of the configuration file. */
  has(type: ModelType): boolean {
    return this.paths.has(type);
  }

  /** Key paths of a setting class, `*` for a name of the reader's own: `ui.web.*`. */
  of(type: ModelType): string[] {
    return this.paths.get(type) ?? [];
  }

  /**
   * The value that a getter of a setting class returns.
   *
   * @param target value of the setting class
   * @param getter name such as `getBeforeTyping` or `isHighlight`
   * @returns undefined when no field of that name exists
   */
  read(target: Value, getter: string, text: string): Value | undefined {
    const type = target.type;
    const field = type && fieldOfGetter(type, getter);
    if (!type || !field) {
      return undefined;
    }
    const base = target.keys ?? this.of(type);
    const keys = base.map((key) => [key, snakeCase(field.name)].filter(Boolean).join('.'));
    return {text, keys, ...declaredType(this.model, field.type, type)};
  }

  /** Keys that are read where the session gets its WebDriverWait; found by the call of its setter. */
  sessionWait(): string[] {
    this.waitKeys ??= this.findWaitKeys();
    return this.waitKeys;
  }

  private findWaitKeys(): string[] {
    for (const type of this.model.types) {
      for (const method of type.raw.methods) {
        const setter =
          method.body &&
          findNode(method.body, (node) => node.k === 'call' && node.name === 'setWait');
        const getter =
          setter && findNode(setter, (node) => node.k === 'call' && /^get/.test(node.name));
        const target = getter?.k === 'call' && getter.target?.k === 'id' ? getter.target.name : '';
        const parameter = method.parameters.find((item) => item.name === target);
        const holder = parameter && this.model.find(parameter.type, type);
        if (holder && getter?.k === 'call') {
          return this.read({text: '', type: holder}, getter.name, '')?.keys ?? [];
        }
      }
    }
    return [];
  }

  private visit(type: ModelType, path: string, above: ModelType[]): void {
    this.paths.set(type, [...(this.paths.get(type) ?? []), path].sort());
    for (const field of type.raw.fields.filter((item) => !item.modifiers.includes('static'))) {
      const element = /^(?:Map<String, (.+)>|List<(.+)>)$/.exec(field.type);
      const found = this.model.find(element?.[1] ?? element?.[2] ?? field.type, type);
      const key = [path, snakeCase(field.name), element?.[1] ? '*' : ''].filter(Boolean).join('.');
      if (found?.unit.package.includes('.config') && !above.includes(found)) {
        this.visit(found, key, [...above, type]);
      }
    }
  }
}

/** The field that a getter reads: `isHighlight` → `highlight`. */
export function fieldOfGetter(
  type: ModelType,
  getter: string,
): {name: string; type: string} | undefined {
  const name = /^(?:get|is)([A-Z]\w*)$/.exec(getter)?.[1];
  return name
    ? type.raw.fields.find((field) => field.name.toLowerCase() === name.toLowerCase())
    : undefined;
}
