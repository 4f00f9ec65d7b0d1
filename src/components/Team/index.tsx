import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {people} from '@site/src/components/Team/people';
import styles from './styles.module.css';

const PLACES = [
  {id: 'github', place: 'GitHub', address: 'https://github.com/'},
  {id: 'linkedin', place: 'LinkedIn', address: 'https://www.linkedin.com/in/'},
  {id: 'x', place: 'X', address: 'https://x.com/'},
] as const;

/**
 * The core maintainers as a sheet: name and role at the left, accounts at the right.
 * The people are in `blog/authors.json`.
 */
export function Team(): ReactNode {
  return (
    <ul className={clsx('bk-plain', styles.team)}>
      {people.map(({name, title, socials}) => (
        <li key={name} className={styles.person}>
          <p className="margin--none">
            <strong className={styles.name}>{name}</strong>
            <span className="text--secondary">{title}</span>
          </p>
          <ul className={clsx('bk-plain', styles.accounts)} aria-label={`Where to find ${name}`}>
            {PLACES.map(({id, place, address}) => (
              <li key={id} className="bk-wrap">
                <span className="text--secondary">{place}</span>
                <Link href={`${address}${socials[id]}`}>{socials[id]}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
