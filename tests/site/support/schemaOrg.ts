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
 * Checks a thing and all things in it. That its properties are those of schema.org is checked where
 * it is built, by the types of `schema-dts`.
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
  return [
    ...required
      .filter((property) => !(property in values))
      .map((property) => `${name}.${property} is missing`),
    ...Object.entries(values).flatMap(([property, value]) =>
      valueErrors(value, property).map((reason) => `${name}.${property} ${reason}`),
    ),
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
