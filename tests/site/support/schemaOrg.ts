import {readFileSync} from 'node:fs';

interface Class {
  readonly bases: readonly string[];
  readonly properties: readonly string[];
}

/** The classes of the typed vocabulary, by their names in it, such as `ThingBase`. */
function readClasses(): ReadonlyMap<string, Class> {
  const source = readFileSync(require.resolve('schema-dts/dist/schema.d.ts'), 'utf8');
  const pattern = /^interface (\w+) extends ([^{]+) \{\n([^]*?)^\}/gm;
  return new Map(
    [...source.matchAll(pattern)].map(([, name = '', bases = '', body = '']) => [
      name,
      {
        bases: bases.split(',').map((base) => base.trim()),
        properties: [...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property = '']) => property),
      },
    ]),
  );
}

const classes = readClasses();

function propertiesOf(name: string): readonly string[] {
  const found = classes.get(name);
  return found ? [...found.properties, ...found.bases.flatMap(propertiesOf)] : [];
}

/** What a search engine needs of each type that the site uses. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  TechArticle: ['headline', 'description', 'url', 'image', 'inLanguage', 'publisher'],
  BlogPosting: ['headline', 'description', 'url', 'image', 'datePublished', 'author', 'publisher'],
  Blog: ['name', 'description', 'url', 'blogPost'],
  Person: ['name', 'url'],
  Organization: ['name', 'url', 'logo'],
  SoftwareApplication: ['name', 'applicationCategory', 'softwareVersion'],
  SoftwareSourceCode: ['name', 'programmingLanguage', 'codeRepository', 'url'],
};

/** A thing of a graph, as JSON has it. */
export type Node = Readonly<Record<string, unknown>>;

/**
 * Checks a thing and all things in it against the types of schema.org.
 *
 * @returns one line for each error: type, property, and reason
 */
export function findSchemaErrors(thing: Node): string[] {
  const {'@type': type, ...values} = thing;
  if (type === undefined) {
    return Object.keys(values).join() === '@id' ? [] : ['a thing has no @type'];
  }
  const name = String(type);
  const required = REQUIRED[name];
  if (!required) {
    return [`${name} is a type that this site does not use`];
  }
  const allowed = new Set(['@id', '@type', ...propertiesOf(`${name}Leaf`)]);
  return [
    ...required
      .filter((property) => !(property in values))
      .map((property) => `${name}.${property} is missing`),
    ...Object.entries(values).flatMap(([property, value]) => [
      ...(allowed.has(property) ? [] : [`${name}.${property} is no property of the type`]),
      ...valueErrors(value, property).map((reason) => `${name}.${property} ${reason}`),
    ]),
  ];
}

function valueErrors(value: unknown, property: string): string[] {
  if (Array.isArray(value)) {
    return value.length === 0
      ? ['is an empty list']
      : value.flatMap((item) => valueErrors(item, property));
  }
  if (typeof value === 'object' && value !== null) {
    return findSchemaErrors(value as Node).map((error) => `has an error: ${error}`);
  }
  if (typeof value === 'number') {
    return [];
  }
  if (typeof value !== 'string' || value.trim() === '') {
    return ['is empty'];
  }
  if (/^date/.test(property)) {
    const isDate = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(value) && Date.parse(value) <= Date.now();
    return isDate ? [] : [`is no date of the past: ${value}`];
  }
  if (['@id', 'url', 'item', 'image', 'logo', 'codeRepository'].includes(property)) {
    return /^https:\/\//.test(value) ? [] : [`is no absolute address: ${value}`];
  }
  return [];
}
