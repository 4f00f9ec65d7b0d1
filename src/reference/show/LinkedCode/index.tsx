import React, {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Run, TextRun} from '../../props';
import styles from './styles.module.css';

/**
 * One stretch of code, linked where it has an address.
 *
 * @param props.of taken from the facts by `src/reference/fill/remarkApiFacts.ts`
 */
export function LinkedCode({of}: {of: TextRun}): ReactNode {
  return typeof of === 'string' ? (
    <code>{of}</code>
  ) : (
    <Link to={of[1]}>
      <code>{of[0]}</code>
    </Link>
  );
}

/**
 * A type in code font, each name in it linked to its page: `Map<String, Locator>`.
 *
 * @param props.of the stretches of the type's text
 */
export function TypeText({of}: {of: TextRun[]}): ReactNode {
  return (
    <code>
      {of.map((piece, index) =>
        typeof piece === 'string' ? (
          <Fragment key={index}>{piece}</Fragment>
        ) : (
          <Link key={index} className={styles.link} to={piece[1]}>
            {piece[0]}
          </Link>
        ),
      )}
    </code>
  );
}

/**
 * Names in code font with commas between them.
 *
 * @param props.of one piece a name
 */
export function LinkedCodeList({of}: {of: TextRun[]}): ReactNode {
  return of.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <LinkedCode of={piece} />
    </Fragment>
  ));
}

/**
 * A sentence with code and links in it.
 *
 * @param props.of its stretches
 */
export function LinkedText({of}: {of: Run[]}): ReactNode {
  return of.map((run, index) => {
    if (typeof run === 'string') {
      return run;
    }
    const text = 'code' in run ? <code key={index}>{run.code}</code> : run.text;
    return run.to ? (
      <Link key={index} to={run.to}>
        {text}
      </Link>
    ) : (
      text
    );
  });
}
