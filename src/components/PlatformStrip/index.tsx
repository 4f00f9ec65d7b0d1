import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {PLATFORM_IDS, PLATFORMS, type PlatformId} from '@site/src/data/platforms';
import styles from './styles.module.css';

/**
 * Badges in the fixed order: which platforms something works on, and which it does not.
 *
 * @param props.platforms the supported ones; the others are shown struck
 * @param props.supportedOnly whether to leave the others out
 */
export function PlatformStrip({
  platforms,
  supportedOnly,
}: {
  platforms: readonly PlatformId[];
  supportedOnly?: boolean;
}): ReactNode {
  return (
    <ul className={clsx('bk-plain', styles.strip)} aria-label="Platforms">
      {PLATFORM_IDS.filter((id) => !supportedOnly || platforms.includes(id)).map((id) => {
        const supported = platforms.includes(id);
        return (
          <li
            key={id}
            className={clsx(styles.badge, !supported && styles.no)}
            data-search={supported ? undefined : 'skip'}
          >
            {PLATFORMS[id].label}
            {!supported && <span className="bk-hidden"> not supported</span>}
          </li>
        );
      })}
    </ul>
  );
}
