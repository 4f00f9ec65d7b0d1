/**
 * The framework's facts, typed. This file reads the JSON with `node:fs` on purpose: `api.json` weighs more than a
 * whole page, and an import into a component would send it to every reader. Only the build imports it: a
 * remark transform, a plug-in, a script or a test takes the facts that one page needs and hands them to the page's
 * components as props. Components import types only, from `./types`.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Api, ApiType, ErrorMessage, Libraries, Messages, Method} from './types';

const REPOSITORY = 'https://github.com/BoykaFramework/boyka-framework';

let api: Api | undefined;
let messageFacts: Messages | undefined;

/** The whole of `api.json`, read once. */
export function readApi(): Api {
  api ??= readJson<Api>('api.json');
  return api;
}

/** The whole of `messages.json`, read once. */
export function readMessages(): Messages {
  messageFacts ??= readJson<Messages>('messages.json');
  return messageFacts;
}

/** The whole of `libraries.json`. */
export function readLibraries(): Libraries {
  return readJson<Libraries>('libraries.json');
}

/** Every type of the framework, nested and generated ones included, sorted by file. */
export function types(): ApiType[] {
  return readApi().types;
}

/**
 * Finds a type by its name.
 *
 * @param name simple (`ElementActions`), nested (`MouseAction.ActionType`) or qualified name
 * @throws Error when there is none, or when a simple name (`LogSetting`) is in several packages
 */
export function findType(name: string): ApiType {
  const found = types().filter((type) => type.name === name || qualifiedName(type) === name);
  const [type] = found;
  if (!type || found.length > 1) {
    const reason = type
      ? `is in several packages; write one of ${found.map(qualifiedName).join(', ')}`
      : 'is no type of the framework';
    throw new Error(`${name} ${reason} (src/framework/api.json, read from ${readApi().tag}).`);
  }
  return type;
}

/** Package and name of a type, joined. */
export function qualifiedName(type: ApiType): string {
  return `${type.package}.${type.name}`;
}

/**
 * Finds all methods of a name that a type declares, then those of its supertypes.
 *
 * @param typeName name as {@link findType} takes it
 * @param name method name; every overload comes, in the order of the facts
 * @throws Error when neither the type nor a supertype has one
 */
export function findMethods(typeName: string, name: string): Method[] {
  const type = findType(typeName);
  const own = (type.methods ?? []).filter((method) => method.name === name);
  if (own.length > 0) {
    return own;
  }
  const owner = Object.entries(type.inherited ?? {}).find(([, signatures]) =>
    signatures.some((signature) => signature.startsWith(`${name}(`)),
  );
  if (!owner) {
    throw new Error(`${typeName} has no public method ${name} (src/framework/api.json).`);
  }
  return findMethods(owner[0], name);
}

/**
 * Finds one method: the only one of that name, or the overload with the given signature.
 *
 * @param typeName name as {@link findType} takes it
 * @param name `isDisplayed`, or a signature such as `takeScreenshot(String)`
 * @throws Error when there is none, or the name alone has several overloads
 */
export function findMethod(typeName: string, name: string): Method {
  const methods = findMethods(typeName, name.replace(/\(.*/, ''));
  const [method, ...more] = methods.filter(
    ({signature}) => !name.includes('(') || signature === name,
  );
  if (!method || more.length > 0) {
    const overloads = methods.map(({signature}) => signature);
    throw new Error(`Name one overload of ${typeName}.${name}: ${overloads.join(', ')}.`);
  }
  return method;
}

/**
 * The error message of a constant.
 *
 * @param constant constant of Message: `ELEMENT_NOT_FOUND`
 * @throws Error when Message has no such constant
 */
export function message(constant: string): ErrorMessage {
  const found = readMessages().messages.find((item) => item.name === constant);
  if (!found) {
    throw new Error(`Message has no constant ${constant} (src/framework/messages.json).`);
  }
  return found;
}

/**
 * Address of a source line at the documented tag.
 *
 * @param file as the facts name it, relative to their root
 * @param line counted from 1
 */
export function sourceUrl(file: string, line: number): string {
  const {tag, root} = readApi();
  return `${REPOSITORY}/blob/${tag}/${root}/${file}#L${line}`;
}

function readJson<T>(name: string): T {
  return JSON.parse(fs.readFileSync(path.join(__dirname, name), 'utf8')) as T;
}
