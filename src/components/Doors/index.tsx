import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** An address on the page, for links to it. */
  id?: string;
  /**
   * A Markdown list. Each item is a paragraph in bold, with the link if there is one only, and a
   * paragraph with what is behind it, or with several links.
   */
  children: ReactNode;
}

/** The ways into an area, side by side. */
export function Doors({id, children}: Props): ReactNode {
  return (
    <div id={id} className={styles.doors}>
      {children}
    </div>
  );
}
