import React, {Fragment, type ReactNode} from 'react';

/**
 * A name that may break between its parts, and so never within a word.
 *
 * @param props.at matches, without letters, each place for a break
 */
export function Breakable({text, at}: {text: string; at: RegExp}): ReactNode {
  return text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** After each dot, for names of packages. */
export const DOTS = /(?<=\.)/;

/** After each dot and underscore, and before each word, for keys, constants, and methods. */
export const PARTS = /(?<=[._])(?=[\w<])|(?<=[a-z])(?=[A-Z])/;

/** Before each word, for names of types. */
export const WORDS = /(?<=[a-z])(?=[A-Z])/;
