import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';

/**
 * A fold of a page. The browser opens and closes it, so that an address and the browser's own search
 * lead to text in it: what the theme's fold has closed, they don't find.
 */
export function Fold({className, ...props}: ComponentProps<'details'>): ReactNode {
  return <details {...props} className={clsx('bk-box', className)} />;
}
