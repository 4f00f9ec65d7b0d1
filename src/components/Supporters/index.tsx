import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {supporters} from '@site/src/components/Supporters/supporters';
import styles from './styles.module.css';

/**
 * The supporters' names, set in type, each a link to the company.
 * The companies are in `src/components/Supporters/supporters.ts`.
 */
export function Supporters(): ReactNode {
  return (
    <ul className={clsx('bk-plain', styles.supporters)}>
      {supporters.map(({name, href}) => (
        <li key={name}>
          <Link href={href} className={styles.name}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
