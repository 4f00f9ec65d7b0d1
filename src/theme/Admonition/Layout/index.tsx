// Change: the title runs into the text, and style sheets draw the icon: a call-out takes few lines
// and few elements.
// Swizzle: eject (a dozen lines).
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';

interface Props {
  type: string;
  title?: ReactNode;
  children?: ReactNode;
}

export default function AdmonitionLayout({type, title, children}: Props): ReactNode {
  const {admonition, admonitionType} = ThemeClassNames.common;
  return (
    <div className={clsx('bk-box', admonition, admonitionType(type))} data-call-out={type}>
      <strong>{title}</strong> {children}
    </div>
  );
}
