import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

/**
 * A sentence of the schema: what is in backticks is code, and a message of the framework links to its text.
 *
 * @param of the sentence
 * @param messages address of each constant of Message that is linked
 */
export function Text({
  of,
  messages = {},
}: {
  of: string;
  messages?: Record<string, string>;
}): ReactNode {
  return of.split('`').map((part, index) => {
    if (index % 2 === 0) {
      return part;
    }
    const code = <code key={index}>{part}</code>;
    const to = messages[part];
    return to === undefined ? (
      code
    ) : (
      <Link key={index} to={to}>
        {code}
      </Link>
    );
  });
}
