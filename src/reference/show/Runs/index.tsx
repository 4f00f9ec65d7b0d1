import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Run} from '../../props';

/**
 * A text with code and links in it.
 *
 * @param props.of its stretches
 * @param props.codeLink class of a link that looks like code; without it, the code is in the link
 */
export function Runs({of, codeLink}: {of: Run[]; codeLink?: string}): ReactNode {
  return of.map((run, index) => {
    if (typeof run === 'string') {
      return run;
    }
    const isCode = 'code' in run;
    const text = isCode ? run.code : run.text;
    const shown = isCode && !(codeLink && run.to) ? <code key={index}>{text}</code> : text;
    return run.to ? (
      <Link key={index} className={isCode ? codeLink : undefined} to={run.to}>
        {shown}
      </Link>
    ) : (
      shown
    );
  });
}

/** Code, and links with any text. */
const MARKED = /(`[^`]+`|\[[^\]]+\]\([^)\s]+\))/;

interface InlineProps {
  /** The sentence. */
  of: string;
  /** Addresses of the words in code that are links, such as constants of Message. */
  addresses?: Readonly<Record<string, string>>;
}

/** A sentence of the data: what is in backticks is code, and `[text](/address)` is a link. */
export function InlineText({of, addresses = {}}: InlineProps): ReactNode {
  const runs = of.split(MARKED).map((part): Run => {
    const [, label = part, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    const [, code] = /^`(.+)`$/.exec(label) ?? [];
    if (code === undefined) {
      return to ? {text: label, to} : label;
    }
    // Not `toString` and others, which every object has.
    return {code, to: to ?? (Object.hasOwn(addresses, code) ? addresses[code] : undefined)};
  });
  return <Runs of={runs} />;
}
