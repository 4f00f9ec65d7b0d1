import {joinPath, keyAnchor, sectionHeading} from '../../framework/configAnchors';
import {configPageOf} from '../../knowledge/configPages';
import type {Fix} from './fixes';

/** What kind of problem a finding is. */
export type Rule =
  | 'syntax'
  | 'encoding'
  | 'comment'
  | 'unknown-key'
  | 'misplaced-key'
  | 'renamed-key'
  | 'repeated-key'
  | 'wrong-type'
  | 'wrong-value'
  | 'missing-key'
  | 'no-effect'
  | 'trap';

/** What there is to say about a place in the text. */
export interface Remark {
  rule: Rule;
  offset: number;
  /** Code is in backticks. */
  message: string;
  /** The lines as they are to be in the file, where a sentence cannot show them. */
  lines?: string;
  /** Where the key is documented. */
  link?: {text: string; to: string};
  fix?: Fix;
}

const MAX_SHOWN = 60;

/** The documentation of a key, or of a section. */
export function linkTo(section: string, name?: string): NonNullable<Remark['link']> {
  const anchor = name === undefined ? sectionHeading(section) : keyAnchor(section, name);
  return {
    text: (name === undefined ? section : joinPath(section, name)) || 'top level',
    to: `${configPageOf(section)}#${anchor}`,
  };
}

/** A value of the reader as code, shortened, without what would end the code. */
export function quoted(value: unknown): string {
  const text = String(value).replaceAll('`', '’').replaceAll(/\s+/g, ' ');
  return `\`${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}\``;
}

/** A list within a sentence. */
export const listed = (items: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-US', {type}).format(items);

/** Names as code. */
export const asCode = (names: readonly string[]): string[] => names.map((name) => `\`${name}\``);

/** What `null` means in a block. */
export const leftOut = (name: string): string =>
  `${quoted(name)} is \`null\`, which counts as left out in a block`;
