/**
 * Tells whether a JSON text is a `boyka-config.json`, or a part of one, and what is wrong with it.
 * For checks and tests only: it loads Ajv and the whole schema, so no component may import it.
 */
import {type ConfigProblem, problemsOf} from './problems';
import {keysOf, sectionOf} from './sectionOf';

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

/** The answer. */
export interface ConfigVerdict {
  /** `other`: the text is no configuration, and nothing was checked. */
  readonly kind: 'whole' | 'part' | 'other';
  /** The section that the text is taken for; empty for the top of the file. */
  readonly section?: string;
  readonly problems: readonly ConfigProblem[];
}

/** Keys of the top that stand in no other kind of file. */
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
    return {kind: 'whole', section: '', problems: problemsOf('', 'whole', value)};
  }
  const section = sectionOf(value);
  const passes = section !== undefined && problemsOf(section, 'part', value).length === 0;
  if (section === undefined || !passes || (section !== '' && keysOf(value).length < 2)) {
    return {kind: 'other', problems: []};
  }
  return section === ''
    ? {kind: 'whole', section, problems: problemsOf('', 'whole', value)}
    : {kind: 'part', section, problems: []};
}

function checkPart(value: unknown, section = ''): ConfigVerdict {
  return {kind: 'part', section, problems: problemsOf(section, 'part', value)};
}

function isUnmistakable(value: unknown): boolean {
  return keysOf(value).some((key) => unmistakable.includes(key));
}
