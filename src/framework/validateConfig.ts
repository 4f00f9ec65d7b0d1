/**
 * Tells whether a JSON text is a `boyka-config.json`, or a part of one, and what is wrong with it.
 * For checks and tests only: it loads Ajv and the whole schema, so no component may import it.
 */
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import {readConfigSchema} from './config';
import type {ConfigObject, ConfigSchema} from './configTypes';

/** How a text is to be read. */
export interface ConfigTextOptions {
  /** Title of the fence or name of the file. One that ends in `boyka-config.json` says it is one. */
  readonly title?: string;
  /**
   * The text shows a part: nothing is missed in it. `true` finds out which part from the keys; a
   * section (`ui.web`, `server`, or `` for the top of the file) names it.
   */
  readonly part?: true | string;
}

/** One thing that the framework would refuse, or pass over without a word. */
export interface ConfigProblem {
  /** Where it stands: `ui.web.shop.browser`; empty for the top. */
  readonly at: string;
  /** What is wrong, for a person: `is no key; did you mean base_url?`. */
  readonly says: string;
}

/** The answer. */
export interface ConfigVerdict {
  /** `other`: the text is no configuration, and nothing was checked. */
  readonly kind: 'whole' | 'part' | 'other';
  /** The section that the text is taken for; empty for the top of the file. */
  readonly section?: string;
  readonly problems: readonly ConfigProblem[];
}

const unmistakable = ['ui', 'common_setting', 'listeners_package'];

/**
 * Checks a JSON text that may be a `boyka-config.json`.
 *
 * It is a whole one when its title says so, or when a top-level key stands in no other kind of file
 * (`ui`, `common_setting`, `listeners_package`), or when it passes as one. It is a part when `part`
 * says so, or when two or more of its keys, and all of them, stand in one section and it passes as
 * that. Of a part, nothing is demanded; every key, type, and value in it has to be right.
 *
 * @param text JSON
 * @throws SyntaxError when the text is no JSON, Error when `part` names no section
 */
export function checkConfigText(text: string, options: ConfigTextOptions = {}): ConfigVerdict {
  const value: unknown = JSON.parse(text);
  const titled = /(^|\/)boyka-config\.json$/.test(options.title ?? '');
  if (options.part !== undefined) {
    return checkPart(value, options.part === true ? sectionOf(value) : options.part);
  }
  if (titled || isUnmistakable(value)) {
    return {kind: 'whole', section: '', problems: problemsOf(validator('', 'whole'), value)};
  }
  const section = sectionOf(value);
  const passes =
    section !== undefined && problemsOf(validator(section, 'part'), value).length === 0;
  if (section === undefined || !passes || (section !== '' && keysOf(value).length < 2)) {
    return {kind: 'other', problems: []};
  }
  return section === ''
    ? {kind: 'whole', section, problems: problemsOf(validator('', 'whole'), value)}
    : {kind: 'part', section, problems: []};
}

function checkPart(value: unknown, section = ''): ConfigVerdict {
  return {kind: 'part', section, problems: problemsOf(validator(section, 'part'), value)};
}

function isUnmistakable(value: unknown): boolean {
  return keysOf(value).some((key) => unmistakable.includes(key));
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value)
    : [];
}

/** The section that knows the keys, all but one at most; of several, one as which the text passes. */
function sectionOf(value: unknown): string | undefined {
  const keys = keysOf(value);
  const known = [...sections()].map(([section, {properties}]) => ({
    section,
    count: keys.filter((key) => key in properties).length,
  }));
  const most = Math.max(...known.map(({count}) => count));
  if (most === 0 || most < keys.length - 1) {
    return undefined;
  }
  const best = known.filter(({count}) => count === most).map(({section}) => section);
  return (
    best.find((section) => problemsOf(validator(section, 'part'), value).length === 0) ?? best[0]
  );
}

function sections(): Map<string, ConfigObject> {
  const schema = readConfigSchema();
  const objects = Object.entries(schema.$defs).filter(([, item]) => item.properties);
  return new Map([['', schema], ...objects]);
}

const validators = new Map<string, ValidateFunction>();

/**
 * @param section a section of the schema
 * @param how `part` compiles the schema without anything that demands a key
 */
function validator(section: string, how: 'whole' | 'part'): ValidateFunction {
  const name = `${how} ${section}`;
  const found = validators.get(name);
  if (found) {
    return found;
  }
  if (!sections().has(section)) {
    throw new Error(
      `"${section}" is no section of boyka-config.json. Sections: ${[...sections().keys()].slice(1).join(', ')}.`,
    );
  }
  const whole = readConfigSchema();
  const schema = how === 'part' ? withoutDemands(whole) : whole;
  const made = new Ajv2020({strict: false, allErrors: true, verbose: true}).compile(
    section === '' ? schema : {$ref: `#/$defs/${section}`, $defs: schema.$defs},
  );
  validators.set(name, made);
  return made;
}

function withoutDemands(schema: ConfigSchema): ConfigSchema {
  const copy: unknown = JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'required' || key === 'allOf' ? undefined : value,
    ),
  );
  return copy as ConfigSchema;
}

function problemsOf(validate: ValidateFunction, value: unknown): ConfigProblem[] {
  if (validate(value)) {
    return [];
  }
  const problems = (validate.errors ?? []).flatMap((error) => {
    const says = wording(error);
    return says ? [{at: error.instancePath.slice(1).replaceAll('/', '.'), says}] : [];
  });
  return problems.filter(
    (one, index) => problems.findIndex((b) => b.at === one.at && b.says === one.says) === index,
  );
}

/** Words for an error; nothing for one that another error of the same value already tells. */
function wording(error: ErrorObject): string | undefined {
  const {keyword, params, parentSchema, data} = error;
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const key = String(params.additionalProperty);
      const near = nearest(key, Object.keys((parentSchema?.properties ?? {}) as object));
      return `"${key}" is no key here, and the framework passes over it without a word${near ? `; did you mean "${near}"?` : ''}`;
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

function squeeze(word: string): string {
  return word.replaceAll(/[_-]/g, '').toLowerCase();
}

function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
