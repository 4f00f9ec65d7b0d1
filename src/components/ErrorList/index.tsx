import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {ErrorLink} from '@site/src/framework/referenceProps';
import styles from './styles.module.css';

/**
 * The texts of a page of errors, each linked to its entry.
 *
 * @param props.errors put in at build by `src/remark/remarkErrors.ts`, from `of="sessions"`
 */
export function ErrorList({errors}: {errors: Pick<ErrorLink, 'label' | 'to'>[]}): ReactNode {
  return (
    <ul className={clsx('bk-plain', styles.list)} data-search="skip">
      {errors.map(({label, to}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
