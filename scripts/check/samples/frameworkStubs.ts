import type {Api, ApiType, Field, Method} from '../../../src/framework/types';
import {signatureSpans, supertypesText, textOf} from '../../../src/reference/api/signature';

const isPublic = (type: ApiType) => type.modifiers.includes('public');
const isDefaultConstructor = ({isConstructor, parameters}: Method) =>
  isConstructor && parameters.length === 0;

const qualified = (type: ApiType) => `${type.package}.${type.name}`;

/** The top-level types that a reader's code can meet: public ones, and what they mention. */
function visibleTypes(api: Api): ApiType[] {
  const topLevel = api.types.filter((type) => !type.outer);
  const mentioned = new Set(
    topLevel.filter(isPublic).flatMap((type) => Object.values(type.uses ?? {})),
  );
  return topLevel.filter((type) => isPublic(type) || mentioned.has(qualified(type)));
}

const nestedIn = (api: Api, type: ApiType) =>
  api.types.filter((other) => other.package === type.package && other.outer === type.name);

/** The imports of a type and of those nested in it: of `MouseAction.ActionType`, the outer one. */
function importsOf(api: Api, type: ApiType): string[] {
  const uses = [type, ...nestedIn(api, type)].map((each) => each.uses);
  return Object.entries(Object.assign({}, ...uses) as Record<string, string>).map(
    ([name, full]) => `import ${full.slice(0, full.length - name.replace(/^\w+/, '').length)};`,
  );
}

/** The signature that pages show, with the modifiers that they leave out. */
function methodStub(type: ApiType, method: Method): string {
  const modifiers = method.modifiers.filter((word) => word === 'public' || word === 'abstract');
  const signature = textOf(signatureSpans(type, method));
  const body = modifiers.includes('abstract')
    ? ';'
    : '{ throw new UnsupportedOperationException(); }';
  return [...modifiers, signature, body].join(' ');
}

function fieldStub({modifiers, type, name}: Field): string {
  const isPrimitive = /^[a-z]+$/.test(type);
  const value = type === 'boolean' ? 'false' : isPrimitive ? '0' : 'null';
  return `${modifiers.join(' ')} ${type} ${name} = ${value};`;
}

function typeStub(api: Api, type: ApiType): string[] {
  const simpleName = type.name.split('.').at(-1) ?? type.name;
  const head = [
    ...type.modifiers,
    type.kind,
    simpleName,
    type.typeParameters && `<${type.typeParameters.join(', ')}>`,
    supertypesText(type),
  ];
  const methods = (type.methods ?? []).filter((method) => method.generated !== 'enum');
  const nested = nestedIn(api, type).filter((other) => !other.modifiers.includes('private'));
  const body = [
    type.kind === 'enum'
      ? `${(type.enumConstants ?? []).map((constant) => constant.name).join(', ')};`
      : '',
    // Subclasses call it; no sample can.
    type.kind === 'class' && !methods.some(isDefaultConstructor)
      ? `protected ${simpleName}() {}`
      : '',
    ...(type.fields ?? []).filter((field) => !field.modifiers.includes('private')).map(fieldStub),
    ...methods.map((method) => methodStub(type, method)),
    ...nested.flatMap((other) => typeStub(api, other)),
  ];
  return [`${head.filter(Boolean).join(' ')} {`, ...body, '}'];
}

/**
 * Writes the framework's types as Java source that javac can compile samples against: the names,
 * types, exceptions, and modifiers of the facts, and no code.
 *
 * @param api the framework's facts
 * @returns the path of each source file from the root of the packages, and its text
 */
export function frameworkStubs(api: Api): Map<string, string> {
  return new Map(
    visibleTypes(api).map((type) => [
      `${type.package.replaceAll('.', '/')}/${type.name}.java`,
      [`package ${type.package};`, ...importsOf(api, type), ...typeStub(api, type)].join('\n'),
    ]),
  );
}
