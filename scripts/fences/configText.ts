import {checkConfig, type Finding} from '../../src/configCheck';
import type {SchemaNode} from '../../src/configCheck/schema';
import {readConfigSchema} from '../../src/framework/config';

/** How a text is to be read. */
interface ConfigTextOptions {
  /** Title of the fence or name of the file. One that ends in `boyka-config.json` says it is one. */
  readonly title?: string;
  /**
   * The text shows a part: nothing is missed in it. `true` finds out which part from the keys; a
   * section (`ui.web`, `server`, or `` for the top of the file) names it.
   */
  readonly part?: true | string;
}

interface ConfigVerdict {
  /** `other`: the text is no configuration, and nothing was checked. */
  readonly kind: 'whole' | 'part' | 'other';
  /** The section that the text is taken for; empty for the top of the file. */
  readonly section?: string;
  readonly findings: readonly Finding[];
}

/** Top-level keys that no other kind of file has. */
const UNMISTAKABLE = ['ui', 'common_setting', 'listeners_package'];

const whole: SchemaNode = readConfigSchema();
const withoutDemands = JSON.parse(
  JSON.stringify(whole, (key, value: unknown) =>
    key === 'required' || key === 'allOf' ? undefined : value,
  ),
) as SchemaNode;

/**
 * Checks a JSON text that may be a `boyka-config.json`.
 *
 * It is a whole one when its title says so, when a top-level key is in no other kind of file, or
 * when it passes as one. It is a part when `part` says so, or when two or more of its keys, and all
 * of them, are in one section and it passes as that. Of a part, nothing is demanded; every key,
 * type, and value in it has to be right.
 *
 * @param text JSON
 * @throws SyntaxError when the text is no JSON, Error when `part` names no section
 */
export function checkConfigText(
  text: string,
  {title = '', part}: ConfigTextOptions = {},
): ConfigVerdict {
  const value: unknown = JSON.parse(text);
  const keys =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  if (part !== undefined) {
    const section = part === true ? (sectionOf(text, keys) ?? '') : part;
    return {kind: 'part', section, findings: findingsOf(text, section)};
  }
  const section = sectionOf(text, keys);
  const passes = section !== undefined && findingsOf(text, section).length === 0;
  if (
    /(^|\/)boyka-config\.json$/.test(title) ||
    keys.some((key) => UNMISTAKABLE.includes(key)) ||
    (section === '' && passes)
  ) {
    return {kind: 'whole', section: '', findings: violations(text, whole)};
  }
  return passes && keys.length > 1
    ? {kind: 'part', section, findings: []}
    : {kind: 'other', findings: []};
}

/** The section that knows the keys, all but one at most; of several, one as which the text passes. */
function sectionOf(text: string, keys: readonly string[]): string | undefined {
  const known = [...Object.entries(whole.$defs ?? {}), ['', whole] as const].flatMap(
    ([section, node]) =>
      node?.properties
        ? [{section, count: keys.filter((key) => Object.hasOwn(node.properties!, key)).length}]
        : [],
  );
  const most = Math.max(...known.map(({count}) => count));
  if (most === 0 || most < keys.length - 1) {
    return undefined;
  }
  const best = known.filter(({count}) => count === most).map(({section}) => section);
  return best.find((section) => findingsOf(text, section).length === 0) ?? best[0];
}

/** What is wrong with a text as a part. */
function findingsOf(text: string, section: string): Finding[] {
  const {$defs} = withoutDemands;
  const object = section === '' ? withoutDemands : $defs?.[section];
  if (!object) {
    throw new Error(
      `"${section}" is no section of boyka-config.json. Sections: ${Object.keys($defs ?? {}).join(', ')}.`,
    );
  }
  return violations(text, {...object, $defs});
}

/** The findings that the schema gives; what has no effect is no error of an example. */
function violations(text: string, schema: SchemaNode): Finding[] {
  return checkConfig(text, schema).findings.filter(
    ({rule}) => rule !== 'no-effect' && rule !== 'trap',
  );
}
