/** The keywords of JSON Schema that the published schema uses, with the facts that it adds. */
export interface SchemaNode {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, SchemaNode | undefined>;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  errorMessage?: string;
  minimum?: number;
  maximum?: number;
  minProperties?: number;
  default?: unknown;
  properties?: Record<string, SchemaNode | undefined>;
  propertyNames?: SchemaNode;
  additionalProperties?: boolean | SchemaNode;
  required?: readonly string[];
  items?: SchemaNode;
  allOf?: readonly SchemaNode[];
  anyOf?: readonly SchemaNode[];
  not?: SchemaNode;
  if?: SchemaNode;
  then?: SchemaNode;
  'x-boyka-requires'?: string;
  'x-boyka-type'?: string;
  'x-boyka-platforms'?: readonly string[];
  'x-boyka-required-when'?: string;
  'x-boyka-caution'?: string;
  'x-boyka-unused'?: boolean;
}

/** The definition that a `$ref` names. */
export function resolveRef(root: SchemaNode, ref: string): SchemaNode {
  const found = root.$defs?.[ref.split('/').at(-1) ?? ''];
  if (!found) {
    throw new Error(`The schema has no definition "${ref}": run \`npm run schema:update\`.`);
  }
  return found;
}
