import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface CallStep {
  /** One verb. */
  name: string;
  text: ReactNode;
}

interface Props {
  /** What happens, in order. */
  steps: readonly CallStep[];
  /** What happens when a step fails. */
  failure: {when: string; text: ReactNode};
}

/** What a call does inside the framework: one line with a stop for each step. */
export function CallTrace({steps, failure}: Props): ReactNode {
  return (
    <>
      <ol className={styles.way}>
        {steps.map(({name, text}) => (
          <li key={name} className={styles.stop}>
            <b className={styles.name}>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles.failure}>
        <b className={styles.when}>{failure.when}</b> {failure.text}
      </p>
    </>
  );
}
