// Change: a class on short code, which the style sheets keep on one line.
// Swizzle: wrap.
import React, {type ComponentProps, type ReactNode} from 'react';
import CodeInline from '@theme-original/CodeInline';
import {shortCode} from '@site/src/components/shortCode';

export default function CodeInlineWrapper(props: ComponentProps<'code'>): ReactNode {
  return <CodeInline className={shortCode(props.children)} {...props} />;
}
