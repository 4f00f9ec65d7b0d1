import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {supporters} from '@site/src/data/supporters';
import styles from './styles.module.css';

/** The companies that support the project, their names set in type. */
export function Supporters(): ReactNode {
  return (
    <ul className={styles.list}>
      {supporters.map(({name, href}) => (
        <li key={name} className={styles.item}>
          <Link href={href} className={styles.link}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
