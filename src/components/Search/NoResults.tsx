import React, {type ReactNode} from 'react';
import {missingResultUrl} from '../issueForm';
import styles from './styles.module.css';

interface Props {
  query: string;
  suggestions: readonly string[];
  onQuery: (query: string) => void;
}

/** What else to try after a query without results. */
export function NoResults({query, suggestions, onQuery}: Props): ReactNode {
  return (
    <div className={styles.message}>
      <p>
        No results found for &quot;<strong>{query}</strong>&quot;
      </p>
      <p>Try searching for:</p>
      <ul className={`bk-plain bk-wrap ${styles.suggestions}`}>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              className="button button--link"
              onClick={() => onQuery(suggestion)}
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        Believe this query should return results?{' '}
        <a href={missingResultUrl(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
