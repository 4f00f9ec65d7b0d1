import React, {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SignatureFacts, Token} from '@site/src/framework/referenceProps';
import styles from './styles.module.css';

function Stretch({of: [text, kind, to]}: {of: Token}): ReactNode {
  const className = kind && `token ${kind}`;
  if (to) {
    return (
      <Link className={className} to={to}>
        {text}
      </Link>
    );
  }
  return className ? <span className={className}>{text}</span> : text;
}

/**
 * The signatures of a method, a line for each overload, every type linked to its page.
 *
 * @param props.facts filled in at build by `src/remark/remarkApiFacts.ts`
 */
export function SignatureCard({facts}: {facts: SignatureFacts}): ReactNode {
  return (
    <pre
      className={styles.card}
      role="region"
      aria-label={`Signature of ${facts.name}`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways
      tabIndex={0}
    >
      {facts.overloads.map((tokens, line) => (
        <Fragment key={line}>
          {line > 0 && '\n'}
          {tokens.map((token, index) => (
            <Stretch key={index} of={token} />
          ))}
        </Fragment>
      ))}
    </pre>
  );
}
