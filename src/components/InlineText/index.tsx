import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

const LINK = /(\[[^\]]+\]\([^)\s]+\))/;

/**
 * A sentence of the data: what is in backticks is code, and `[text](/address)` is a link.
 *
 * @param of the sentence
 */
export function InlineText({of}: {of: string}): ReactNode {
  return of.split(LINK).map((part, index) => {
    const [, text, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return text && to ? (
      <Link key={index} to={to}>
        <Code of={text} />
      </Link>
    ) : (
      <Code key={index} of={part} />
    );
  });
}

function Code({of}: {of: string}): ReactNode {
  return of.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
