/** What the check reads of the published schema: keywords of JSON Schema, and the facts that it adds. */
export interface SchemaNode {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, SchemaNode | undefined>;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  errorMessage?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, SchemaNode | undefined>;
  additionalProperties?: boolean | SchemaNode;
  required?: readonly string[];
  default?: unknown;
  anyOf?: readonly SchemaNode[];
  'x-boyka-paths'?: readonly string[];
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
