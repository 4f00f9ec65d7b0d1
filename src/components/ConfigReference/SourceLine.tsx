import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

/**
 * A link to a line of the framework's source.
 *
 * @param base address to which lines are relative
 * @param line `config/ui/web/WebSetting.java#L44`
 */
export function SourceLine({base, line}: {base: string; line: string}): ReactNode {
  const [file = '', number] = line.split('#L');
  return (
    <Link to={`${base}${line}`}>
      {file.split('/').at(-1)}, line {number}
    </Link>
  );
}
