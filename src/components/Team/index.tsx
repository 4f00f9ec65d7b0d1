import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {people, type Accounts} from '@site/src/components/Team/people';
import styles from './styles.module.css';

const PLACES: Record<keyof Accounts, {name: string; address: string}> = {
  github: {name: 'GitHub', address: 'https://github.com/'},
  linkedIn: {name: 'LinkedIn', address: 'https://www.linkedin.com/in/'},
  x: {name: 'X', address: 'https://x.com/'},
};

/**
 * The core maintainers as a sheet: name and role at the left, accounts at the right.
 * The people are in `src/components/Team/people.ts`.
 */
export function Team(): ReactNode {
  return (
    <ul className={clsx('bk-plain', styles.team)}>
      {people.map(({name, role, accounts}) => (
        <li key={name} className={styles.person}>
          <p className={styles.who}>
            <strong className={styles.name}>{name}</strong>
            <span className={styles.role}>{role}</span>
          </p>
          <ul className={clsx('bk-plain', styles.accounts)} aria-label={`Where to find ${name}`}>
            {(Object.keys(PLACES) as (keyof Accounts)[]).map((place) => (
              <li key={place}>
                <span className={styles.place}>{PLACES[place].name}</span>
                <Link href={`${PLACES[place].address}${accounts[place]}`}>{accounts[place]}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
