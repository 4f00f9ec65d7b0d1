import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {PlatformSupport} from '@site/src/knowledge/platformsOf';
import styles from './styles.module.css';

/** The kinds of badges, in words for a screen reader. */
const WORDS = {yes: undefined, no: ' not supported', unknown: ' not known'};

/**
 * Badges in the fixed order: on which platforms something works, on which it does not, and on which
 * nobody knows.
 *
 * @param props.platforms filled in from `src/knowledge/platform-support.json`
 */
export function PlatformStrip({platforms}: {platforms: PlatformSupport}): ReactNode {
  return (
    <ul className={clsx('bk-plain', styles.strip)} aria-label="Platforms" data-kind="platforms">
      {platforms.map(({label, kind}) => (
        <li
          key={label}
          className={clsx(styles.badge, styles[kind])}
          data-search={kind === 'yes' ? undefined : 'skip'}
        >
          {label}
          {WORDS[kind] && <span className="bk-hidden">{WORDS[kind]}</span>}
        </li>
      ))}
    </ul>
  );
}
