import React, {type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/**
 * A key inside the objects that it belongs to, on one line, with a button that copies all of it.
 *
 * @param parts what opens the objects, the key with a value, and what closes them
 */
export function Snippet({
  parts: [before, member, after],
}: {
  parts: readonly [string, string, string];
}): ReactNode {
  return (
    <div className={styles.snippet} data-search="skip">
      <code>
        {before}
        <b>{member}</b>
        {after}
      </code>
      <CopyButton read={() => before + member + after} />
    </div>
  );
}
