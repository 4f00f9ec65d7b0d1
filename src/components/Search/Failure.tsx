import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {SearchError} from '@site/src/search/types';
import styles from './styles.module.css';

/**
 * The text of a search that failed.
 *
 * @param error of the client; none when the code of the search could not be loaded
 */
export function Failure({error}: {error?: unknown}): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>
        {translate({
          id: 'theme.SearchModal.errorScreen.titleText',
          message: 'Unable to fetch results',
        })}
      </p>
      <p>{reasonOf(error)}</p>
    </div>
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof SearchError && error.reason === 'missing') {
    return error.message;
  }
  if (error instanceof SearchError && error.reason === 'browser') {
    return 'Reload the page. If that does not help, this browser may be too old for the search.';
  }
  return translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  });
}
