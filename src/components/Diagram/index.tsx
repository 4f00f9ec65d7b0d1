import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A vertical arrow whose head ends at `to`, above or below `from`. */
export function Arrow({x, from, to}: {x: number; from: number; to: number}): ReactNode {
  const sign = Math.sign(to - from);
  return (
    <>
      <path className={styles.line} d={`M${x} ${from}V${to - sign * 6}`} />
      <path
        className={styles.head}
        d={`m${x - 5} ${to - sign * 8} 5 ${sign * 8} 5 ${sign * -8}z`}
      />
    </>
  );
}

/** A framed part of a drawing. */
export function Box(props: {x: number; y: number; width: number; height: number}): ReactNode {
  return <rect className={styles.box} rx="4" {...props} />;
}
