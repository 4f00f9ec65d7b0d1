import type {Api, ApiType, Field, Method} from '../../../src/framework/types';

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

function importsOf(api: Api, type: ApiType): string[] {
  const uses = [type, ...nestedIn(api, type)].map((each) => each.uses);
  return Object.entries(Object.assign({}, ...uses) as Record<string, string>)
    .map(([simple, full]) => {
      const inner = simple.split('.').slice(1);
      return inner.length ? full.slice(0, -inner.join('.').length - 1) : full;
    })
    .filter((name) => !name.startsWith(`${qualified(type)}`))
    .map((name) => `import ${name};`);
}

const typeParameters = (parameters?: string[]) =>
  parameters?.length ? `<${parameters.join(', ')}>` : '';

function signature(type: ApiType, method: Method): string {
  const inInterface = type.kind === 'interface';
  const modifiers = method.modifiers.filter((modifier) => modifier !== 'synchronized');
  const parameters = method.parameters.map(
    (parameter) => `${parameter.type}${parameter.varargs ? '...' : ''} ${parameter.name}`,
  );
  const isAbstract = modifiers.includes('abstract');
  const words = [
    ...modifiers,
    ...(inInterface || isAbstract || method.isConstructor ? [] : ['native']),
    typeParameters(method.typeParameters),
    method.returns,
    `${method.name}(${parameters.join(', ')})`,
    method.throws?.length ? `throws ${method.throws.join(', ')}` : '',
  ];
  return words.filter(Boolean).join(' ');
}

function methodStub(type: ApiType, method: Method): string {
  const hasBody =
    type.kind === 'interface' &&
    (method.modifiers.includes('default') || method.modifiers.includes('static'));
  const head = signature(type, method);
  if (method.isConstructor) {
    return `${head} {}`;
  }
  return hasBody ? `${head} { throw new UnsupportedOperationException(); }` : `${head};`;
}

function fieldStub(field: Field): string {
  const zero = /^(?:byte|short|int|long|float|double|char)$/.test(field.type) ? '0' : 'null';
  const value = field.type === 'boolean' ? 'false' : zero;
  return `${field.modifiers.join(' ')} ${field.type} ${field.name} = ${value};`;
}

function typeStub(api: Api, type: ApiType): string[] {
  const parents = [
    type.extends ? `extends ${type.extends}` : '',
    type.implements?.length
      ? `${type.kind === 'interface' ? 'extends' : 'implements'} ${type.implements.join(', ')}`
      : '',
  ];
  const simpleName = type.name.split('.').at(-1) ?? type.name;
  const head = [
    ...type.modifiers,
    type.kind === 'annotation' ? '@interface' : type.kind,
    `${simpleName}${typeParameters(type.typeParameters)}`,
    ...parents,
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
    ...(type.fields ?? [])
      .filter((field) => !field.modifiers.includes('private'))
      .map((field) => fieldStub(field)),
    ...methods.map((method) => methodStub(type, method)),
    ...nested.flatMap((other) => typeStub(api, other)),
  ];
  return [
    `${head.filter(Boolean).join(' ')} {`,
    ...body.filter(Boolean).map((line) => `    ${line}`),
    '}',
  ];
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
      [
        `package ${type.package};`,
        '',
        ...importsOf(api, type),
        '',
        ...typeStub(api, type),
        '',
      ].join('\n'),
    ]),
  );
}
