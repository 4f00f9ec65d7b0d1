import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findType, readApi, types} from '../../framework';
import {jsonLine} from '../../lib/jsonLine';
import type {ApiType, Method} from '../../framework/types';
import {apiPages} from '../../knowledge/apiPages';
import {readSample} from '../../sampleReader/readSample';

/** What people write of the file. */
const TEMPLATE = 'src/knowledge/assistants/agents.md';

const ROOT = 'io.github.boykaframework.';

/** What a reader gets from the methods of entry points, and calls further methods on. */
const RETURNED: Record<string, RegExp> = {
  ApiResponse: /^(?:get(?:Body|Headers|ResponseData|Status\w+)|verify\w+)$/,
  IDataRow: /./,
  DriverSession: /^(?:getDriver|getWait|[gs]etSharedData)$/,
};

/** The smallest block of each kind; an assistant derives iOS and macOS from the pages. */
const BLOCKS = [
  ...['base_url', 'browser', 'headless'].map((key) => `/ui/web/saucedemo/${key}`),
  ...['server', 'device/os', 'device/virtual_device', 'device/application/path'].map(
    (key) => `/ui/mobile/my_demo_app_android/${key}`,
  ),
  ...['base_uri', 'validate_ssl', 'verify_host_name'].map((key) => `/api/restful_booker/${key}`),
];

/** What builders have because of how they are generated. */
const UNUSED = /^(?:toString|clear[A-Z]\w*|\w+Params|headers|formBodies)$/;

const PACKAGES = /\.(?:actions\.\w+|builders|manager)$/;

/**
 * What a coding assistant has to know of the framework in a reader's project: the text of `AGENTS.md`.
 * People write it in `agents.md`; names, methods, and code come from the facts and the samples.
 *
 * @param site absolute address with the base path and a slash at its end
 * @returns Markdown
 * @throws Error naming a placeholder that has no value
 */
export function agentsText(site: string): string {
  const values: Record<string, string> = {
    version: readApi().tag.slice(1),
    site,
    entries: entryPoints().join('\n').trim(),
    returned: returned().join('\n'),
    PlatformType: constantsOf('PlatformType'),
    config: smallestFile(),
  };
  const template = readFileSync(path.resolve(TEMPLATE), 'utf8').replace(/^<!--.*-->\n+/, '');
  return template.replace(/(?<!\$)\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(
        `${TEMPLATE} names {${name}}, which has no value: give it one in src/plugins/assistants/agentsText.ts.`,
      );
    }
    return value;
  });
}

/** A line for each section of the file. */
function smallestFile(): string {
  const file = JSON.parse(readSample(`boyka-config.json#keep:${BLOCKS.join(',')}`)) as object;
  const lines = Object.entries(file).map(([name, section]) => `  "${name}": ${jsonLine(section)}`);
  return `\`\`\`json\n{\n${lines.join(',\n')}\n}\n\`\`\``;
}

/** `ApiResponse: getBody, verifyStatusCode`. */
const returned = () =>
  Object.entries(RETURNED).map(([name, used]) => {
    const methods = methodsOf(findType(name), []).filter((method) => used.test(method));
    return `- ${name}: ${methods.join(', ')}`;
  });

const constantsOf = (name: string) =>
  (findType(name).enumConstants ?? []).map((constant) => constant.name).join(', ');

/** By package: each type with its static methods, and what can be called on what they return. */
function entryPoints(): string[] {
  const packages = new Map<string, string[]>();
  for (const {type, names, given} of entryTypes()) {
    const name = type.package.slice(ROOT.length);
    const methods = given ? methodsOf(given, names) : [];
    const entry = `- ${type.name}.${names.join(', ')}`;
    const line = [entry, methods.join(', ')].filter(Boolean).join(': ');
    packages.set(name, [...(packages.get(name) ?? []), line]);
  }
  return [...packages].flatMap(([name, lines]) => [`\n\`${name}\`:\n`, ...lines]);
}

/** The documented types with static methods that hand something out, and the type of that. */
function entryTypes() {
  const documented = new Set(apiPages.map(({type}) => type));
  return types().flatMap((type) => {
    const entries = (type.methods ?? []).filter(
      ({modifiers, generated}) =>
        modifiers.includes('static') && modifiers.includes('public') && generated !== 'enum',
    );
    const isEntry =
      documented.has(type.name) &&
      type.name !== 'ApiResponse' &&
      PACKAGES.test(type.package) &&
      entries.length > 0;
    const names = [...new Set(entries.map(({name}) => name))];
    return isEntry ? [{type, names, given: typeOf(entries[0]!)}] : [];
  });
}

/** What a method returns: a type of the framework, or a builder that is nested in one. */
function typeOf({returns = ''}: Method): ApiType | undefined {
  const name = returns.replace(/<.*/, '');
  return types().find((type) => type.name === name || type.name.endsWith(`.${name}`));
}

/** The names of the methods that a reader calls on a type, and the entry points that have others of them. */
function methodsOf(type: ApiType, entries: readonly string[]): string[] {
  const own = [...new Set((type.methods ?? []).map(({name}) => name))];
  const parents = (type.implements ?? []).flatMap((name) =>
    entryTypes().flatMap(({given, names}) => (given?.name === name ? names : [])),
  );
  return [
    ...own.filter((name) => !entries.includes(name) && !UNUSED.test(name)),
    ...parents.map((name) => `all of \`${name}\``),
  ];
}
