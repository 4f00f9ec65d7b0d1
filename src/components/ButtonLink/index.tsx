import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props extends ComponentProps<typeof Link> {
  /** The one step that a page wants next; at most one on a page. */
  primary?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({primary = false, ...props}: Props): ReactNode {
  return (
    <Link {...props} className={clsx('button', styles.button, primary && 'button--primary')} />
  );
}
