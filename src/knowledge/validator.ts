import Ajv, {type ErrorObject} from 'ajv';

/** A check of parsed data; it returns a line for each error. */
export type Validator = (data: unknown) => string[];

/** The check by a JSON schema, in which `patternErrorMessage` says what a pattern means. */
export function validatorOf(schema: object): Validator {
  const validate = new Ajv({strict: false, allErrors: true, verbose: true}).compile(schema);
  return (data) => (validate(data) ? [] : (validate.errors ?? []).map(describe));
}

function describe({instancePath, message, params, parentSchema, keyword}: ErrorObject): string {
  const names = instancePath.slice(1).split('/');
  const place = names.map((name) => name.replaceAll('~1', '/')).join(' > ') || 'the file';
  const hint: unknown = keyword === 'pattern' && parentSchema?.patternErrorMessage;
  const name: unknown = keyword === 'additionalProperties' && params.additionalProperty;
  return `${place} ${typeof hint === 'string' ? hint : `${message}${name ? `: ${String(name)}` : ''}.`}`;
}
