import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PLATFORM_IDS, PLATFORMS} from '@site/src/data/platforms';
import styles from './styles.module.css';

/**
 * A strip with a link for each platform, which opens the platform's tab.
 *
 * @param target id of the section that has the tabs
 */
export function PlatformLinks({target}: {target: string}): ReactNode {
  return (
    <nav aria-label="Platforms" className={styles.strip}>
      <ul className={styles.list}>
        {PLATFORM_IDS.map((id) => (
          <li key={id}>
            <Link to={`/?platform=${id}#${target}`} className={styles.link}>
              <b className={styles.name}>{PLATFORMS[id].label}</b> {PLATFORMS[id].library}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
