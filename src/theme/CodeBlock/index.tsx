// Change: shows code that was highlighted at build; the reader's browser gets no highlighter.
// Swizzle: eject. Remove when the generator can highlight at build by itself.
import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {CopyButton} from '@site/src/components/CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Highlighted lines, made by `src/remark/rehypeHighlight.ts`. */
  html?: string;
  /** Plain text, for callers that have no highlighted lines. */
  children?: ReactNode;
  language?: string;
  /** File name or caption above the code. */
  title?: string;
  className?: string;
}

/** A block of code with its title and a button that copies it. */
export default function CodeBlock({html, children, language, title, className}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <div className={clsx('theme-code-block', styles.block, className)}>
      <div className={clsx(styles.bar, !title && styles.bare)}>
        {title && <span className={styles.title}>{title}</span>}
        <CopyButton read={() => code.current?.textContent ?? ''} />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways */}
      <pre tabIndex={0} className={styles.pre}>
        {html === undefined ? (
          <code ref={code}>{children}</code>
        ) : (
          <code
            ref={code}
            className={language && `language-${language}`}
            dangerouslySetInnerHTML={{__html: html}}
          />
        )}
      </pre>
    </div>
  );
}
