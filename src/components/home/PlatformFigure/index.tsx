import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PLATFORM_IDS, PLATFORMS} from '@site/src/data/platforms';
import styles from './styles.module.css';

/**
 * The mark, drawn large: one stem, your test, and a row for each platform; together a B. Each row
 * leads to the platform's tab.
 *
 * @param target id of the section that holds the tabs
 */
export function PlatformFigure({target}: {target: string}): ReactNode {
  return (
    <figure className={styles.figure} aria-label="One test project drives five platforms">
      <div className={styles.stem}>
        <span className={styles.stemText}>your test</span>
      </div>
      <ol className={styles.rows}>
        {PLATFORM_IDS.map((id, index) => (
          <li key={id} className={clsx(styles.row, styles[`row${index + 1}`])}>
            <Link to={`/?platform=${id}#${target}`} className={styles.link}>
              <span className={styles.shape} aria-hidden="true" />
              <span className={styles.text}>
                <b className={styles.name}>{PLATFORMS[id].label}</b> {PLATFORMS[id].library}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </figure>
  );
}
