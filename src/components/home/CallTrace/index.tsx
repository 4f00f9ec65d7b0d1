import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Stop {
  /** One verb. */
  name: string;
  text: ReactNode;
}

interface Props {
  /** What happens, in order. */
  stops: readonly Stop[];
  /** What happens when it goes wrong. */
  failure: {when: string; text: ReactNode};
}

/** The way of a call through the framework: one line, a stop for each step. */
export function CallTrace({stops, failure}: Props): ReactNode {
  return (
    <>
      <ol className={styles.way}>
        {stops.map(({name, text}) => (
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
