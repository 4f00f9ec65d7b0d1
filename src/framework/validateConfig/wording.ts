import type {ErrorObject} from 'ajv/dist/2020';
import {distance} from '../distance';

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
      const near = nearest(key, Object.keys((parentSchema?.properties ?? {}) as object));
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

/** The known key with the fewest letters changed, when that are few. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((key) => ({key, away: distance(squeeze(word), squeeze(key))}))
    .sort((a, b) => a.away - b.away || (a.key < b.key ? -1 : 1));
  const best = ranked[0];
  return best && best.away <= Math.max(2, Math.floor(word.length / 4)) ? best.key : undefined;
}

/** A key without what people mistake in it: letter case, and the sign between its words. */
function squeeze(word: string): string {
  return word.replaceAll(/[_-]/g, '').toLowerCase();
}
