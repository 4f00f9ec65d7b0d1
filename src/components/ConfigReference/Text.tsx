import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

/**
 * A sentence of the schema: what stands in backticks is code, and a message of the framework leads to its text.
 *
 * @param of the sentence
 * @param messages constants of Message that have an anchor on the page
 */
export function Text({of, messages}: {of: string; messages: readonly string[]}): ReactNode {
  return of.split('`').map((part, index) => {
    if (index % 2 === 0) {
      return part;
    }
    const code = <code key={index}>{part}</code>;
    return messages.includes(part) ? (
      <Link key={index} to={`#${part.toLowerCase().replaceAll('_', '-')}`}>
        {code}
      </Link>
    ) : (
      code
    );
  });
}
