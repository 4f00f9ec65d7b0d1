import React, {type ReactNode} from 'react';

/** A sentence of the schema: what stands in backticks is code. */
export function Text({children}: {children: string}): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
