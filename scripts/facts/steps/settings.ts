import {type Model, snakeCase} from '../model';
import {
  type Callee,
  calleeOf,
  descendants,
  type JavaField,
  type JavaNode,
  type JavaType,
} from '../tree';

const ROOT = 'FrameworkSetting';

/** Finds the keys of the configuration at which each setting class is. */
export class SettingPaths {
  /** Key paths of the setting classes, `*` for a name of the reader's own: `ui.web.*`. */
  private readonly paths = new Map<JavaType, string[]>();
  /** Keys that are read where the session gets its WebDriverWait. */
  readonly sessionWait: string[];

  constructor(private readonly model: Model) {
    const root = model.types.find((type) => type.name === ROOT);
    if (root) {
      this.visit(root, '');
    }
    this.sessionWait = model.types.flatMap((type) => this.waitKeys(type));
  }

  /** Whether a type is a part of the configuration file. */
  has(type: JavaType): boolean {
    return this.paths.has(type);
  }

  /**
   * What a getter of a setting class reads.
   *
   * @param getter name such as `getBeforeTyping` or `isHighlight`
   * @param base keys at which the object is, where they are known
   * @returns undefined when no field of that name exists
   */
  read(
    type: JavaType,
    getter: string,
    base = this.paths.get(type) ?? [],
  ): {field: JavaField; keys: string[]} | undefined {
    const field = fieldOfGetter(type, getter);
    return field && {field, keys: base.map((path) => keyPath(path, snakeCase(field.name)))};
  }

  /** The setter of the session's wait is found by its name. */
  private waitKeys(type: JavaType): string[] {
    return type.methods.flatMap(({parameters, body}) => {
      const setter = body && calls(body).find(({name}) => name === 'setWait');
      const getter = setter?.nodes.flatMap(calls).find(({name}) => name.startsWith('get'));
      const parameter = parameters.find(({name}) => name === getter?.receiver?.text);
      const owner = parameter && this.model.find(parameter.type, type);
      return (owner && getter && this.read(owner, getter.name)?.keys) ?? [];
    });
  }

  private visit(type: JavaType, path: string): void {
    this.paths.set(type, [...(this.paths.get(type) ?? []), path]);
    for (const field of type.fields) {
      const element = /^Map<String, (.+)>$/.exec(field.type)?.[1];
      const found = this.model.find(element ?? field.type, type);
      if (found?.package.includes('.config')) {
        this.visit(found, keyPath(path, snakeCase(field.name), element && '*'));
      }
    }
  }
}

function keyPath(...keys: (string | undefined)[]): string {
  return keys.filter(Boolean).join('.');
}

function calls(node: JavaNode): Callee[] {
  return [node, ...descendants(node)].flatMap((part) =>
    part.kind === 'METHOD_INVOCATION' ? [calleeOf(part)] : [],
  );
}

/** The field that a getter reads: `isHighlight` → `highlight`. */
export function fieldOfGetter({fields}: JavaType, getter: string): JavaField | undefined {
  const name = /^(?:get|is)([A-Z]\w*)$/.exec(getter)?.[1]?.toLowerCase();
  return fields.find((field) => field.name.toLowerCase() === name);
}
