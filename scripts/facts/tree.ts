import type {ApiType, EnumConstant, Field, Method, Parameter} from '../../src/framework/types';

/** What each kind of node has besides its line and its text: the getters of the JDK's `com.sun.source.tree`. */
interface Parts {
  COMPILATION_UNIT: {package: Node<'PACKAGE'>; imports: Node<'IMPORT'>[]; typeDecls: TypeNode[]};
  PACKAGE: {packageName: JavaNode};
  IMPORT: {qualifiedIdentifier: JavaNode};
  CLASS: Declaration;
  INTERFACE: Declaration;
  ENUM: Declaration;
  ANNOTATION_TYPE: Declaration;
  RECORD: Declaration;
  MODIFIERS: {flags: string[]; annotations: Node<'ANNOTATION'>[]};
  ANNOTATION: object;
  METHOD: {
    name: string;
    modifiers: Node<'MODIFIERS'>;
    typeParameters: JavaNode[];
    returnType?: JavaNode;
    parameters: Node<'VARIABLE'>[];
    throws: JavaNode[];
    body?: JavaNode;
    /** The text of the body as the author wrote it. */
    bodySource?: string;
  };
  VARIABLE: {
    name: string;
    modifiers: Node<'MODIFIERS'>;
    type?: JavaNode;
    initializer?: JavaNode;
  };
  METHOD_INVOCATION: {methodSelect: Node<'IDENTIFIER' | 'MEMBER_SELECT'>; arguments: JavaNode[]};
  NEW_CLASS: {identifier: JavaNode; arguments: JavaNode[]};
  MEMBER_REFERENCE: {qualifierExpression: JavaNode; name: string};
  IDENTIFIER: {name: string};
  MEMBER_SELECT: {expression: JavaNode; identifier: string};
  STRING_LITERAL: {value: string};
  INT_LITERAL: {value: number};
  BOOLEAN_LITERAL: {value: boolean};
}

interface Declaration {
  simpleName: string;
  modifiers: Node<'MODIFIERS'>;
  typeParameters: JavaNode[];
  extendsClause?: JavaNode;
  /** Of an interface, those that it extends. */
  implementsClause: JavaNode[];
  members: JavaNode[];
}

/** A node of one kind; its text is what javac prints, on one line. */
export type Node<Kind extends keyof Parts> = Kind extends unknown
  ? {kind: Kind; line: number; text: string} & Parts[Kind]
  : never;

/** A node of Java's syntax tree, as `Extract.java` prints it. */
export type JavaNode = Node<keyof Parts>;

export type TypeNode = Node<'CLASS' | 'INTERFACE' | 'ENUM' | 'ANNOTATION_TYPE' | 'RECORD'>;

/** The nodes below a node, one level deep. */
function children(node: JavaNode): JavaNode[] {
  return Object.values(node)
    .flat(2)
    .filter((part): part is JavaNode => typeof part === 'object');
}

/** All nodes below a node, each before its own parts. */
export function descendants(node: JavaNode): JavaNode[] {
  return children(node).flatMap((child) => [child, ...descendants(child)]);
}

export interface JavaField extends Field {
  annotations: string[];
  value?: JavaNode;
}

export interface JavaMethod extends Method {
  body?: JavaNode;
  bodySource?: string;
}

/** A type of the source with what it declares; nested types are listed beside their outer one. */
export interface JavaType extends Omit<ApiType, 'outer'> {
  simpleName: string;
  qualified: string;
  imports: {name: string; isStatic: boolean}[];
  outer?: JavaType;
  annotations: string[];
  implements: string[];
  enumConstants: (EnumConstant & {line: number})[];
  fields: JavaField[];
  /** With those that Lombok adds. */
  methods: JavaMethod[];
}

/** A file of the source, parsed. */
export interface JavaFile {
  file: string;
  unit: Node<'COMPILATION_UNIT'>;
}

/** Name and parameter types of a method: `swipe(SwipeDirection)`, `pressKeys(String...)`. */
export function signatureOf(name: string, parameters: readonly Parameter[]): string {
  return `${name}(${parameters.map((p) => p.type + (p.varargs ? '...' : '')).join(', ')})`;
}
