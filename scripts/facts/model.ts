import type {RawType, RawUnit} from './parse';

/** A type of the tree with its place; nested types are listed beside their outer one. */
export interface ModelType {
  /** `MouseAction.ActionType` for a nested type. */
  name: string;
  qualified: string;
  outer?: ModelType;
  unit: RawUnit;
  raw: RawType;
}

/** Finds types of the tree by the names that a file uses for them. */
export class Model {
  readonly types: ModelType[] = [];
  private readonly byQualified = new Map<string, ModelType>();

  constructor(readonly units: RawUnit[]) {
    for (const unit of units) {
      for (const raw of unit.types) {
        this.add(unit, raw);
      }
    }
  }

  /** The type with this qualified name, nested types with a dot; undefined when it is not of the tree. */
  qualified(name: string): ModelType | undefined {
    return this.byQualified.get(name);
  }

  /**
   * What a simple or qualified name means inside a type.
   *
   * @returns the qualified name; for a type of java.lang or an unknown one the name as it is
   */
  resolve(name: string, from: ModelType): string {
    const [head = '', ...rest] = name.split('.');
    const tail = rest.length > 0 ? `.${rest.join('.')}` : '';
    for (let type: ModelType | undefined = from; type; type = type.outer) {
      if (type.raw.name === head) {
        return type.qualified + tail;
      }
      const nested = `${type.qualified}.${head}`;
      if (this.byQualified.has(nested)) {
        return nested + tail;
      }
    }
    const imported = from.unit.imports.find(
      (item) => item.name.endsWith(`.${head}`) && /\.[A-Z]\w*$/.test(item.name),
    );
    if (imported) {
      return imported.name + tail;
    }
    const neighbor = `${from.unit.package}.${head}`;
    return this.byQualified.has(neighbor) ? neighbor + tail : name;
  }

  /** The type of the tree that a type text such as `Map<String, Locator>` names first. */
  find(text: string, from: ModelType): ModelType | undefined {
    return this.byQualified.get(this.resolve(erase(text), from));
  }

  /** Superclass and interfaces of the tree, nearest first, each once. */
  supertypes(type: ModelType): ModelType[] {
    const found: ModelType[] = [];
    const visit = (current: ModelType): void => {
      for (const text of [current.raw.extends, ...current.raw.implements]) {
        const parent = text ? this.find(text, current) : undefined;
        if (parent && !found.includes(parent)) {
          found.push(parent);
          visit(parent);
        }
      }
    };
    visit(type);
    return found;
  }

  private add(unit: RawUnit, raw: RawType, outer?: ModelType): void {
    const name = outer ? `${outer.name}.${raw.name}` : raw.name;
    const type: ModelType = {name, qualified: `${unit.package}.${name}`, outer, unit, raw};
    this.types.push(type);
    this.byQualified.set(type.qualified, type);
    for (const nested of raw.types) {
      this.add(unit, nested, type);
    }
  }
}

/** A type text without its type arguments and array brackets: `Map<String, X>` → `Map`. */
export function erase(text: string): string {
  return text
    .replace(/<.*>/, '')
    .replace(/(\[\])+$/, '')
    .replace(/^final /, '')
    .trim();
}
