import type {ApiType, Parameter} from '../../src/framework/types';
import {lombokMembers} from './lombok';
import {
  type JavaField,
  type JavaFile,
  type JavaMethod,
  type JavaNode,
  type JavaType,
  type Node,
  signatureOf,
  type TypeNode,
} from './tree';

/** Finds types and members of the source by the names that a file uses for them. */
export class Model {
  readonly types: JavaType[];
  private readonly byQualified: Map<string, JavaType>;

  constructor(files: JavaFile[]) {
    this.types = files.flatMap((file) =>
      file.unit.typeDecls.flatMap((node) => typesOf(file, node)),
    );
    // No file names a class that is generated.
    const written = this.types.filter(({generated}) => !generated);
    this.byQualified = new Map(written.map((type) => [type.qualified, type]));
  }

  /**
   * What a simple or qualified name means inside a type.
   *
   * @returns the qualified name; for a type of java.lang or an unknown one the name as it is
   */
  resolve(name: string, from: JavaType): string {
    const [head = '', ...rest] = name.split('.');
    const tail = rest.map((part) => `.${part}`).join('');
    for (let type: JavaType | undefined = from; type; type = type.outer) {
      if (type.simpleName === head) {
        return type.qualified + tail;
      }
      const nested = `${type.qualified}.${head}`;
      if (this.byQualified.has(nested)) {
        return nested + tail;
      }
    }
    const imported = from.imports.find(
      (item) => item.name.endsWith(`.${head}`) && /\.[A-Z]\w*$/.test(item.name),
    );
    if (imported) {
      return imported.name + tail;
    }
    const neighbor = `${from.package}.${head}`;
    return this.byQualified.has(neighbor) ? neighbor + tail : name;
  }

  /** The type of the source that a type text such as `Map<String, Locator>` names first. */
  find(text: string, from: JavaType): JavaType | undefined {
    return this.byQualified.get(this.resolve(erase(text), from));
  }

  /** Superclass and interfaces of the source, nearest first, each once. */
  supertypes(type: JavaType): JavaType[] {
    const found: JavaType[] = [];
    const visit = (current: JavaType): void => {
      for (const text of [current.extends ?? [], current.implements].flat()) {
        const parent = this.find(text, current);
        if (parent && !found.includes(parent)) {
          found.push(parent);
          visit(parent);
        }
      }
    };
    visit(type);
    return found;
  }
}

/** A type text without its type arguments and array brackets: `Map<String, X>` → `Map`. */
function erase(text: string): string {
  return text.replace(/<.*>/, '').replace(/(\[\])+$/, '');
}

/** Order by code units: the same on every machine, whatever its language. */
export function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The key of a field name under Gson's `LOWER_CASE_WITH_UNDERSCORES`: `beforeTyping` → `before_typing`. */
export function snakeCase(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** A type and those that are nested in it. */
function typesOf({file, unit}: JavaFile, node: TypeNode, outer?: JavaType): JavaType[] {
  const {simpleName, modifiers, typeParameters, extendsClause, implementsClause, members} = node;
  const packageName = unit.package.packageName.text;
  const name = outer ? `${outer.name}.${simpleName}` : simpleName;
  const kind = node.kind.toLowerCase() as ApiType['kind'];
  const variables = members.filter((member) => member.kind === 'VARIABLE');
  const constants = kind === 'enum' ? variables.filter((item) => isConstant(item, simpleName)) : [];
  const type: JavaType = {
    name,
    simpleName,
    package: packageName,
    qualified: `${packageName}.${name}`,
    file,
    imports: unit.imports.map(({qualifiedIdentifier, text}) => ({
      name: qualifiedIdentifier.text,
      isStatic: text.startsWith('import static '),
    })),
    ...(outer && {outer}),
    line: node.line,
    kind,
    modifiers: withImplied(outer?.kind, modifiers.flags),
    annotations: nodeTexts(modifiers.annotations),
    ...list('typeParameters', nodeTexts(typeParameters)),
    ...(extendsClause && {extends: extendsClause.text}),
    implements: nodeTexts(implementsClause),
    enumConstants: constants.map(enumConstant),
    fields: variables.filter((item) => !constants.includes(item)).map((item) => field(kind, item)),
    methods: members
      .filter((member) => member.kind === 'METHOD')
      .map((member) => method(kind, simpleName, member)),
  };
  const lombok = lombokMembers(type);
  type.methods.push(...lombok.methods);
  return [
    type,
    ...lombok.builder,
    ...members.flatMap((item) => ('members' in item ? typesOf({file, unit}, item, type) : [])),
  ];
}

/** The parser gives a constant of an enum as a field whose value is a call of the enum's constructor. */
function isConstant({initializer}: Node<'VARIABLE'>, owner: string): boolean {
  return initializer?.kind === 'NEW_CLASS' && initializer.identifier.text === owner;
}

function enumConstant({name, line, initializer}: Node<'VARIABLE'>): JavaType['enumConstants'][0] {
  const args = initializer?.kind === 'NEW_CLASS' ? initializer.arguments : [];
  return {
    name,
    line,
    values: args.map((node) => ('value' in node ? node.value : {source: node.text})),
  };
}

function field(owner: ApiType['kind'], node: Node<'VARIABLE'>): JavaField {
  const {name, type, line, modifiers, initializer} = node;
  return {
    name,
    type: type?.text ?? '',
    line,
    modifiers: withImplied(owner, modifiers.flags, 'static', 'final'),
    annotations: nodeTexts(modifiers.annotations),
    ...(initializer && {initializer: initializer.text, value: initializer}),
  };
}

function method(owner: ApiType['kind'], simpleName: string, node: Node<'METHOD'>): JavaMethod {
  const {line, modifiers, typeParameters, returnType, body, bodySource} = node;
  const name = returnType ? node.name : simpleName;
  const parameters = node.parameters.map(parameterOf);
  return {
    name,
    signature: signatureOf(name, parameters),
    ...(!returnType && {isConstructor: true as const}),
    line,
    modifiers: withImplied(owner, modifiers.flags, ...(body ? [] : ['abstract'])),
    ...list('typeParameters', nodeTexts(typeParameters)),
    ...(returnType && {returns: returnType.text}),
    parameters,
    ...list('throws', nodeTexts(node.throws)),
    ...(body && {body, bodySource: bodySource ?? ''}),
  };
}

/** javac keeps "varargs" as an array type; the text of the declaration distinguishes the two. */
function parameterOf({name, type, text}: Node<'VARIABLE'>): Parameter {
  const written = type?.text ?? '';
  return text.includes(`... ${name}`)
    ? {name, type: written.replace(/\[\]$/, ''), varargs: true}
    : {name, type: written};
}

/** Adds what Java implies inside an interface: public, and what the kind of member has. */
function withImplied(
  owner: ApiType['kind'] | undefined,
  modifiers: string[],
  ...more: string[]
): string[] {
  if (owner !== 'interface') {
    return modifiers;
  }
  const access = modifiers.some((word) => word === 'public' || word === 'private')
    ? []
    : ['public'];
  return [...new Set([...access, ...more, ...modifiers])];
}

function nodeTexts(nodes: readonly JavaNode[]): string[] {
  return nodes.map(({text}) => text);
}

/** A key with its items; nothing where there are none, so that the facts are short. */
export function list<K extends string, T>(key: K, items: T[]): Partial<Record<K, T[]>> {
  return items.length > 0 ? ({[key]: items} as Record<K, T[]>) : {};
}
