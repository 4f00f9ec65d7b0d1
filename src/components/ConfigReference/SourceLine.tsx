import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** A line as readers know it: `WebSetting.java, line 44`. */
export function lineName(line: string): string {
  const [file = '', number] = line.split('#L');
  return `${file.split('/').at(-1)}, line ${number}`;
}

/**
 * A link to a line of the framework's source.
 *
 * @param base address to which lines are relative
 * @param line `config/ui/web/WebSetting.java#L44`
 */
export function SourceLine({base, line}: {base: string; line: string}): ReactNode {
  return <Link to={base + line}>{lineName(line)}</Link>;
}
