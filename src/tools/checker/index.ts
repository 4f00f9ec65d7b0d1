import type {Node} from 'jsonc-parser';
import {positionOf, repeatedKeys} from './document';
import {ConfigFile} from './file';
import {applyFixes} from './fixes';
import {SettingsSchema, type SchemaNode} from './schema';
import {readSource, type Source} from './source';
import {findTraps} from './traps';
import {remarkOnBlockKeys, remarksOnKey} from './unknownKeys';
import {findIssues} from './values';
import {linkTo, quoted, type Remark} from './wording';

/** Something in a configuration that is wrong, or that does not do what it seems to. */
export type ConfigFinding = Omit<Remark, 'offset' | 'fix'> & {line: number; column: number};

/** Result of a check. */
export interface ConfigReport {
  /** In the order of the text. */
  findings: ConfigFinding[];
  /** Whether there are more than the findings. */
  truncated: boolean;
  /** The text with every certain correction; absent when there is none. */
  fixed?: string;
  /** Number of corrections in it. */
  fixes: number;
}

/** More findings are not shown. */
const MAX_FINDINGS = 200;

/** What the parser and the validator cannot read. */
const NOT_CHECKED =
  "The text can't be checked: it is too large, nested too deeply, or a key has half of a surrogate pair, such as `\\ud83d` alone.";

/**
 * Checks the text of a `boyka-config.json`.
 *
 * @param file the text; broken JSON is a finding, not an error
 * @param schema `static/schema/boyka-config.schema.json`
 */
export function checkConfig(file: string, schema: SchemaNode): ConfigReport {
  let source: Source = {text: file, remarks: []};
  try {
    source = readSource(file);
    source.remarks.push(...(source.root ? remarksOn(source.root, SettingsSchema.of(schema)) : []));
  } catch (error) {
    // The parser and the validator are recursive, and the validator puts keys into addresses.
    if (!(error instanceof RangeError || error instanceof URIError)) {
      throw error;
    }
    source.remarks = [{rule: 'syntax', offset: 0, message: NOT_CHECKED}];
  }
  const all = source.remarks.sort((a, b) => a.offset - b.offset);
  const shown = all.slice(0, MAX_FINDINGS);
  const fixes = shown.flatMap(({fix}) => fix ?? []);
  const {text} = source;
  return {
    findings: shown.map(({offset, fix: _, ...rest}) => ({...rest, ...positionOf(text, offset)})),
    truncated: all.length > MAX_FINDINGS,
    ...applyFixes(source, fixes),
  };
}

/** All remarks on a file, each once, or enough of them to see that there are more than can be shown. */
function remarksOn(root: Node, schema: SettingsSchema): Remark[] {
  const file = new ConfigFile(root, schema);
  const remarks = [
    // Comparing keys takes time.
    ...file.unknown.slice(0, MAX_FINDINGS + 1).flatMap((key) => remarksOnKey(key, file)),
    ...file.blockKeys.map((keys) => remarkOnBlockKeys(keys, file)),
    ...findIssues(file),
  ];
  const repeated = repeatedKeys(root).map((key): Remark => {
    const message = `${quoted(key.value)} occurs more than once in this object. Keep one.`;
    const {opens, section} = file.locationOf(key);
    const isKnown = Object.hasOwn(schema.propertiesOf(opens), String(key.value));
    const link = linkTo(opens ?? section, isKnown ? String(key.value) : undefined);
    return {rule: 'repeated-key', offset: key.offset, message, link};
  });
  // What a key does is said once it has its name, and is not missing.
  const offsets = new Set(remarks.map(({offset}) => offset));
  const others = findTraps(file).filter(({offset}) => !offsets.has(offset));
  // Of those with one place and one key, the first.
  const all = [...remarks, ...repeated, ...others].reverse();
  const idOf = ({rule, offset, link}: Remark) => `${rule} ${offset} ${link?.text}`;
  return [...new Map(all.map((remark) => [idOf(remark), remark])).values()].reverse();
}
