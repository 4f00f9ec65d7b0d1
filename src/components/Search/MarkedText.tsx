import React, {type ReactNode} from 'react';
import {unescapeHtml} from '@site/src/search/escape';

/**
 * A value of an index as text, with nothing of it taken for markup but the marks around hits.
 *
 * @param value as an index answers it: escaped, with `<mark>` around what was found
 */
export default function MarkedText({value}: {value: unknown}): ReactNode {
  if (typeof value !== 'string') {
    return null;
  }
  return value
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) =>
      index % 2 ? <mark key={index}>{unescapeHtml(part)}</mark> : unescapeHtml(part),
    );
}
