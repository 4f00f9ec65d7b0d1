/**
 * The framework's facts, typed. This file reads the JSON with `node:fs` on purpose: `api.json` is larger than a
 * whole page, and an import into a component would send it to every reader. Only the build imports it: a
 * remark transform, a plug-in, a script or a test reads the facts that one page needs and passes them to the page's
 * components as props. Components import types only, from `./types`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {nearest} from '../lib/nearest';
import {once} from '../lib/once';
import type {Api, ApiType, ErrorMessage, Libraries, Messages, Method, Methods} from './types';

const REPOSITORY = 'https://github.com/BoykaFramework/boyka-framework';

/**
 * The whole of a file.
 *
 * @param name path from this folder
 */
export function readJson<T>(name: string): T {
  return JSON.parse(fs.readFileSync(path.join(__dirname, name), 'utf8')) as T;
}

export const readApi = once(() => readJson<Api>('api.json'));
export const readMessages = once(() => readJson<Messages>('messages.json'));
export const readMethods = once(() => readJson<Methods>('methods.json'));
export const readLibraries = once(() => readJson<Libraries>('libraries.json'));
const readSince = once(() => readJson<Record<string, string>>('since.json'));

/**
 * Since which release a type, method, or key is there, where that is newer than 2.0.0.
 *
 * @param fact `Type`, `Type.method`, `Type.key`
 * @returns `2.5.0`; undefined where it is older, or where a moved file leaves it open
 */
export function sinceOf(fact: string): string | undefined {
  return readSince()[fact];
}

/** Versions by artifact: of the framework itself, of the oldest Java for it, and of the libraries in its build file. */
export function versionsOf({tag, java, libraries}: Libraries): Map<string, string> {
  return new Map([
    ['boyka-framework', tag.slice(1)],
    ['java', java],
    ...libraries.map(({artifact, version}) => [artifact, version] as const),
  ]);
}

/** Every type of the framework, nested and generated ones included, sorted by file. */
export function types(): ApiType[] {
  return readApi().types;
}

/**
 * Finds a type by its name.
 *
 * @param name simple (`ElementActions`), nested (`MouseAction.ActionType`) or qualified name
 * @throws Error that names the nearest types when there is none, or when a simple name (`LogSetting`)
 * is in several packages
 */
export function findType(name: string): ApiType {
  const [type, ...more] = types().filter(
    (item) => item.name === name || qualifiedName(item) === name,
  );
  if (!type) {
    const names = types().map((item) => item.name);
    return failUnknown('the framework has no type', name, names);
  }
  if (more.length > 0) {
    const names = [type, ...more].map(qualifiedName);
    throw new Error(`${name} is in several packages; write one of ${names.join(', ')}.`);
  }
  return type;
}

/** Package and name of a type, joined. */
export function qualifiedName(type: ApiType): string {
  return `${type.package}.${type.name}`;
}

/**
 * Finds all methods of a name that a type declares, else those of its supertypes.
 *
 * @param typeName name as for {@link findType}
 * @param name method name; every overload comes, in the order of the facts
 * @throws Error that names the nearest methods when neither the type nor a supertype has one
 */
export function findMethods(typeName: string, name: string): Method[] {
  const type = findType(typeName);
  const own = (type.methods ?? []).filter((method) => method.name === name);
  if (own.length > 0) {
    return own;
  }
  const owner = ownerOf(type, name);
  if (owner) {
    return findMethods(owner, name);
  }
  return failUnknown(`${type.name} has no method`, name, [
    ...(type.methods ?? []).map((method) => method.name),
    ...Object.values(type.inherited ?? {}).flatMap(namesOf),
  ]);
}

function failUnknown(problem: string, name: string, names: string[]): never {
  throw new Error(`${problem} "${name}". The nearest: ${nearest(name, names).join(', ')}.`);
}

/** The supertype from which a type has the methods of a name without declaring them. */
export function ownerOf({inherited = {}}: ApiType, method: string): string | undefined {
  return Object.keys(inherited).find((owner) => namesOf(inherited[owner]!).includes(method));
}

/** The names in a list of signatures, each once. */
export function namesOf(signatures: readonly string[]): string[] {
  return [...new Set(signatures.map((signature) => signature.replace(/\(.*/, '')))];
}

/**
 * The error message of a constant.
 *
 * @param constant constant of Message: `ELEMENT_NOT_FOUND`
 * @throws Error that names the nearest constants when Message has none of that name
 */
export function message(constant: string): ErrorMessage {
  const {messages} = readMessages();
  const names = messages.map(({name}) => name);
  return (
    messages[names.indexOf(constant)] ?? failUnknown('Message has no constant', constant, names)
  );
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
