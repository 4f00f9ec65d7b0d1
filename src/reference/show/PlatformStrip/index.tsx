import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {PlatformSupport} from '@site/src/knowledge/platformsOf';
import styles from './styles.module.css';

/** The kinds of badges, in words for a screen reader. */
const WORDS = {no: ' not supported', unknown: ' not known'};

/**
 * Badges in the fixed order: on which platforms something works, on which it does not, and on which
 * nobody knows.
 *
 * @param props.platforms filled in from `src/knowledge/platform-support.json`
 */
export function PlatformStrip({platforms}: {platforms: PlatformSupport}): ReactNode {
  return (
    <ul className={clsx('bk-plain', styles.strip)} aria-label="Platforms" data-kind="platforms">
      {platforms.map(({label, kind}) =>
        kind === 'yes' ? (
          <li key={label} className={styles.badge}>
            {label}
          </li>
        ) : (
          <li key={label} className={clsx(styles.badge, styles[kind])} data-search="skip">
            {label}
            <span className="bk-hidden">{WORDS[kind]}</span>
          </li>
        ),
      )}
    </ul>
  );
}
