import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {PLATFORM_IDS, PLATFORMS} from '@site/src/knowledge/platforms';
import type {PlatformSupport} from '@site/src/knowledge/platformsOf';
import styles from './styles.module.css';

/** The kinds of badges, in words for a screen reader. */
const WORDS = {yes: '', no: ' not supported', unknown: ' not known'};

/**
 * Badges in the fixed order: on which platforms something works, on which it does not, and on which
 * nobody knows.
 *
 * @param props.platforms filled in from `src/knowledge/platform-support.json`
 * @param props.withoutNo whether to leave out the platforms on which it does not work
 */
export function PlatformStrip({
  platforms,
  withoutNo,
}: {
  platforms: PlatformSupport;
  withoutNo?: boolean;
}): ReactNode {
  return (
    <ul className={clsx('bk-plain', styles.strip)} aria-label="Platforms" data-kind="platforms">
      {PLATFORM_IDS.map((id) => {
        const kind = (['yes', 'no', 'unknown'] as const).find((item) =>
          platforms[item].includes(id),
        )!;
        return kind === 'no' && withoutNo ? null : (
          <li
            key={id}
            className={clsx(styles.badge, kind !== 'yes' && styles[kind])}
            data-search={kind === 'yes' ? undefined : 'skip'}
          >
            {PLATFORMS[id].label}
            {kind !== 'yes' && <span className="bk-hidden">{WORDS[kind]}</span>}
          </li>
        );
      })}
    </ul>
  );
}
