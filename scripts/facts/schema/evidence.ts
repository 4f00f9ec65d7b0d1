import {UserError} from '../../lib/userError';
import {root, type SchemaInput} from './input';
import type {Evidence} from './rules/types';

/**
 * Finds the line that a rule leans on.
 *
 * @param rule what the message names when the line is gone
 * @returns file below the root package and line number, as `manager/MacManager.java#L65`
 * @throws UserError when no line, or more than one, holds the fragment
 */
export function lineOf(input: SchemaInput, rule: string, {file, text}: Evidence): string {
  const lines = input.read(`${root}${file}`).split('\n');
  const holding = lines.flatMap((line, index) => (line.includes(text) ? [index] : []));
  const beginning = holding.filter((index) => lines[index]?.trim().startsWith(text));
  const found = holding.length === 1 ? holding : beginning;
  if (found.length !== 1 || found[0] === undefined) {
    const count = holding.length === 0 ? 'no line' : `${holding.length} lines`;
    throw new UserError(
      `The rule "${rule}" leans on "${text}" in ${file}, but ${count} of it ${holding.length > 1 ? 'hold' : 'holds'} that text. ` +
        'Read the code again and correct the rule in scripts/facts/schema/rules.',
    );
  }
  return `${file}#L${found[0] + 1}`;
}
