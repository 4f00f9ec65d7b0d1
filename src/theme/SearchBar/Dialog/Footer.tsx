import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {isEmbedded} from '@site/src/components/Search/client';
import {Icon} from './icons';
import styles from './styles.module.css';
import {TEXTS} from './texts';

interface Props {
  /** What Enter does. */
  enterText: string | undefined;
  /** What Escape does. */
  escapeText: string | undefined;
}

/** The keys, and the name of the hosted service, which asks for it. */
export function Footer({enterText, escapeText}: Props): ReactNode {
  const texts = TEXTS.footer;
  return (
    <div className={styles.footer}>
      {!isEmbedded && (
        <a href="https://www.algolia.com/developers/" target="_blank" rel="noopener noreferrer">
          {texts['poweredByText']} Algolia
        </a>
      )}
      <ul className={clsx('bk-plain', styles.keys)}>
        <li>
          <kbd>
            <Icon name="arrowDown" />
          </kbd>
          <kbd>
            <Icon name="arrowUp" />
          </kbd>
          {texts['navigateText']}
        </li>
        <li>
          <kbd>
            <Icon name="enter" />
          </kbd>
          {enterText}
        </li>
        <li>
          <kbd>Esc</kbd>
          {escapeText}
        </li>
      </ul>
    </div>
  );
}
