import React, {type ReactNode} from 'react';

interface Props {
  /** `2025-10-07`. */
  date: string;
}

/** `7 October 2025`, whatever time zone the reader is in. */
export function Day({date}: Props): ReactNode {
  return (
    <time dateTime={date}>
      {new Date(date).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'})}
    </time>
  );
}
