// Change: shows code that was highlighted at build; the reader's browser gets no highlighter.
// Swizzle: eject. Remove when the generator can highlight at build by itself.
import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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
  /** Path and lines inside `src/samples`, to which the title links. */
  sample?: string;
  /** Whether the code is one method, whose first and last lines a phone leaves out. */
  framed?: boolean;
  className?: string;
}

function Title({title, sample}: Pick<Props, 'title' | 'sample'>): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const source = customFields?.['sourceUrl'];
  return sample && typeof source === 'string' ? (
    <Link className={styles.title} to={`${source}src/samples/${sample}`}>
      {title}
    </Link>
  ) : (
    <span className={styles.title}>{title}</span>
  );
}

/** The name of the box, which takes the focus. */
const nameOf = ({title, language}: Props) =>
  title ?? (language && language !== 'text' ? `Code, ${language}` : 'Output');

/** A block of code with its title and, unless it is output, a button that copies it. */
export default function CodeBlock(props: Props): ReactNode {
  const {html, children, language, title, framed, className} = props;
  const code = useRef<HTMLElement>(null);
  const isOutput = language === 'text';
  const languageClass = language && `language-${language}`;
  return (
    <div
      className={clsx('theme-code-block', styles.block, framed && styles.framed, className)}
      data-kind="code"
    >
      {(title || !isOutput) && (
        <div className={clsx(styles.bar, !title && styles.bare, isOutput && styles.output)}>
          {title && <Title {...props} />}
          {!isOutput && <CopyButton quiet read={() => code.current?.textContent ?? ''} />}
        </div>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways */}
      <pre tabIndex={0} role="group" aria-label={nameOf(props)} className={styles.pre}>
        {html === undefined ? (
          <code ref={code} className={languageClass}>
            {children}
          </code>
        ) : (
          // eslint-disable-next-line no-restricted-syntax -- escaped by the highlighter of the build
          <code ref={code} className={languageClass} dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
    </div>
  );
}
