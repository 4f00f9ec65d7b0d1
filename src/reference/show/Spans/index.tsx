import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {shortCode} from '@site/src/components/shortCode';
import type {Run} from '../../props';
import {runsOf} from '../../spans';

/**
 * A text with code, links, and colors in it.
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
    const className = isCode ? codeLink : run.token && `token ${run.token}`;
    const shown =
      isCode && !(codeLink && run.to) ? (
        <code key={index} className={shortCode(text)}>
          {text}
        </code>
      ) : (
        text
      );
    if (run.to) {
      return (
        <Link key={index} className={className} to={run.to}>
          {shown}
        </Link>
      );
    }
    return isCode || !className ? (
      shown
    ) : (
      <span key={index} className={className}>
        {text}
      </span>
    );
  });
}

/** A sentence of the data, in the browser. */
export function InlineText({of}: {of: string}): ReactNode {
  return <Runs of={runsOf(of)} />;
}
