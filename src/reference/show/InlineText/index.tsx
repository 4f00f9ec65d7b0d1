import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

const LINK = /(\[[^\]]+\]\([^)\s]+\))/;

interface Props {
  /** The sentence. */
  of: string;
  /** Addresses of the words in code that are links, such as constants of Message. */
  addresses?: Readonly<Record<string, string>>;
}

/** A sentence of the data: what is in backticks is code, and `[text](/address)` is a link. */
export function InlineText({of, addresses}: Props): ReactNode {
  return of.split(LINK).map((part, index) => {
    const [, text, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return text && to ? (
      <Link key={index} to={to}>
        <Code of={text} />
      </Link>
    ) : (
      <Code key={index} of={part} addresses={addresses} />
    );
  });
}

function Code({of, addresses}: Props): ReactNode {
  return of.split('`').map((part, index) => {
    if (index % 2 === 0) {
      return part;
    }
    // Not `toString` and others, which every object has.
    const to = addresses && Object.hasOwn(addresses, part) ? addresses[part] : undefined;
    const code = <code key={index}>{part}</code>;
    return to ? (
      <Link key={index} to={to}>
        {code}
      </Link>
    ) : (
      code
    );
  });
}
