import React, {Fragment, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/**
 * A command to copy. On a narrow screen it breaks between its parts and nowhere else.
 *
 * @param parts groups of words that belong together, such as a program and its package
 * @param prompt characters before the command; empty for a line that belongs into a file
 */
export function CommandLine({
  parts,
  prompt = '$ ',
}: {
  parts: readonly string[];
  prompt?: string;
}): ReactNode {
  return (
    <div className={`bk-box ${styles.box}`}>
      <code className={styles.command} data-prompt={prompt}>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span className={styles.part}>{part}</span>
          </Fragment>
        ))}
      </code>
      <CopyButton read={() => parts.join(' ')} />
    </div>
  );
}
