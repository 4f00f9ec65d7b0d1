import React, {type ReactNode} from 'react';

interface Props {
  /** `2025-10-07`. */
  date: string;
}

/** `October 7, 2025`, whatever time zone the reader is in. */
export function Day({date}: Props): ReactNode {
  return (
    <time dateTime={date}>
      {new Date(date).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'})}
    </time>
  );
}
