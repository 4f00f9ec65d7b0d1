import React, {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {GlanceFact, Run} from '@site/src/framework/referenceProps';
import styles from './styles.module.css';

function Value({of}: {of: Run}): ReactNode {
  if (typeof of === 'string') {
    return of;
  }
  if (!of.to) {
    return 'code' in of ? <code>{of.code}</code> : of.text;
  }
  // Code in a link of its own would be one more element for most facts of a page.
  return 'code' in of ? (
    <Link className={styles.code} to={of.to}>
      {of.code}
    </Link>
  ) : (
    <Link to={of.to}>{of.text}</Link>
  );
}

/**
 * The facts that most readers look for, in one row; two by two on a phone.
 *
 * @param props.facts label and value of each
 */
export function Glance({facts}: {facts: GlanceFact[]}): ReactNode {
  return facts.length === 0 ? null : (
    <dl className={styles.glance} data-search="details">
      {facts.map(({label, value}) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            {value.map((run, index) => (
              <Value key={index} of={run} />
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
