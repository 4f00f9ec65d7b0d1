import React, {type PropsWithChildren, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {methodHead, signatureFacts} from '../../insert/methodFacts';
import {PlatformStrip} from '../PlatformStrip';
import {Spans} from '../Spans';
import styles from './styles.module.css';

type Head = ReturnType<typeof methodHead>;
type Signature = NonNullable<ReturnType<typeof signatureFacts>>;

/**
 * A method's heading with parameters, return type, and source line of each overload beside it, the
 * release that brought it, and the platforms where they differ from the type's. `src/reference/insert/remarkFacts.ts` puts it there.
 *
 * @param props.children the heading
 */
export function MethodHead({facts, children}: PropsWithChildren<{facts: Head}>): ReactNode {
  const {name, declared, signature, platforms, since, sources} = facts;
  return (
    // Not a div: reader views leave one out that has mostly links, and the heading in it.
    <header
      className={clsx('bk-method-head bk-wrap', styles.head)}
      data-kind="method-head"
      data-declared={declared || undefined}
    >
      {children}
      <code className="text--secondary">
        <Spans of={signature} />
      </code>
      {platforms && <PlatformStrip platforms={platforms} />}
      {since && (
        <small className="text--secondary" data-search="skip">
          since {since}
        </small>
      )}
      {sources.map(({line, to}, index) => (
        // The name begins with the visible text, so that speech control finds the link.
        <Link key={line} to={to} aria-label={`${label(index, line)}, line ${line} of ${name}`}>
          {label(index, line)}
        </Link>
      ))}
    </header>
  );
}

const label = (index: number, line: number) => (index ? `line ${line}` : 'Source');

/**
 * The signatures of a method, a line for each overload, every type linked to its page.
 */
export function SignatureCard({facts}: {facts: Signature}): ReactNode {
  return (
    <pre
      className={`bk-box ${styles.card}`}
      data-kind="signature"
      role="region"
      aria-label={`Signature of ${facts.name}`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways
      tabIndex={0}
    >
      <Spans of={facts.overloads} />
    </pre>
  );
}
