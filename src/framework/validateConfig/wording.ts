import type {ErrorObject} from 'ajv/dist/2020';
import {nearestKeys} from '../nearestKeys';

/** Words for an error; nothing for one that another error of the same value already tells. */
export function wording(error: ErrorObject): string | undefined {
  const {keyword, params, parentSchema, data} = error;
  const reason: unknown = parentSchema?.errorMessage;
  if (typeof reason === 'string' && ['pattern', 'not', 'type'].includes(keyword)) {
    return `${JSON.stringify(data)}: ${reason}`;
  }
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const key = String(params.additionalProperty);
      const [near] = nearestKeys(key, Object.keys((parentSchema?.properties ?? {}) as object));
      return `"${key}" is no key here, and the framework ignores it without a message${near ? `; did you mean "${near}"?` : ''}`;
    }
    case 'required':
      return `"${String(params.missingProperty)}" is missing`;
    case 'enum':
      return `${JSON.stringify(data)} is none of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'const':
      return `${JSON.stringify(data)} is not ${JSON.stringify(params.allowedValue)}`;
    case 'pattern':
      return typeof data === 'string' && !isPlaceholderBranch(error)
        ? `${JSON.stringify(data)} has not the form ${String(params.pattern)}`
        : undefined;
    case 'type':
      return isPlaceholderBranch(error)
        ? undefined
        : `${JSON.stringify(data)} is not of type ${[params.type as string | string[]].flat().join(' or ')}`;
    case 'minimum':
    case 'maximum':
      return `${JSON.stringify(data)} is not ${String(params.comparison)} ${String(params.limit)}`;
    case 'minLength':
      return 'is empty';
    case 'propertyNames':
      return `"${String(params.propertyName)}" is no key of this map`;
    default:
      return undefined;
  }
}

/** An enum that takes placeholders is two branches; the first one's error tells enough. */
function isPlaceholderBranch({schemaPath}: ErrorObject): boolean {
  return /\/anyOf\/1\/(type|pattern)$/.test(schemaPath);
}
