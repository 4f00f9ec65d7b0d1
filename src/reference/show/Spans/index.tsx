import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {shortCode} from '../../shortCode';
import {spansOf, type Span} from '../../spans';

/**
 * A text with code, links, and colors in it.
 *
 * @param props.of its spans
 * @param props.codeLink class of a link that looks like code; without it, the code is in the link
 */
export function Spans({of, codeLink}: {of: Span[]; codeLink?: string}): ReactNode {
  return of.map((span, index) => {
    if (typeof span === 'string') {
      return span;
    }
    const isCode = 'code' in span;
    const text = isCode ? span.code : span.text;
    const className = isCode ? codeLink : span.token && `token ${span.token}`;
    const shown =
      isCode && !(codeLink && span.to) ? (
        <code key={index} className={shortCode(text)}>
          {text}
        </code>
      ) : (
        text
      );
    if (span.to) {
      return (
        <Link key={index} className={className} to={span.to}>
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
  return <Spans of={spansOf(of)} />;
}
