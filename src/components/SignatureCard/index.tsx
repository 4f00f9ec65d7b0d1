import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Token} from '@site/src/framework/sheets';
import styles from './styles.module.css';

/**
 * The signature of a method, every type in it linked to the page that tells it.
 *
 * @param props.name names the card for a screen reader
 * @param props.tokens the signature, cut where its color or its link changes
 */
export function SignatureCard({name, tokens}: {name: string; tokens: Token[]}): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways
    <div className={styles.card} role="region" aria-label={`Signature of ${name}`} tabIndex={0}>
      <code>
        {tokens.map(([text, kind, to], index) => {
          const className = kind && `token ${kind}`;
          return to ? (
            <Link key={index} className={className} to={to}>
              {text}
            </Link>
          ) : (
            <span key={index} className={className || undefined}>
              {text}
            </span>
          );
        })}
      </code>
    </div>
  );
}
