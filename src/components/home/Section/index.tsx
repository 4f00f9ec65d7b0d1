import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  /** The section's address on the page. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Whether it has a background of its own, as the last section. */
  band?: boolean;
  children: ReactNode;
}

/** A section of the home page: a rule, a title, a lead, and what it is about. */
export function Section({id, title, lead, band = false, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, band && styles.band)} aria-labelledby={id}>
      <div className={styles.inner}>
        <Heading as="h2" id={id} className={styles.title}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
