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
      <p className="text--semibold">Unable to fetch results</p>
      {error instanceof SearchError ? (
        <p>{error.message}</p>
      ) : (
        <>
          <p>You might want to check your network connection.</p>
          {/* After a deployment, the files that an open page names are gone. */}
          <p>If the connection works, reload the page.</p>
        </>
      )}
    </div>
  );
}
