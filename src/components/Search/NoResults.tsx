import React, {type ReactNode} from 'react';
import {useMissingResultUrl} from '../useIssueForm';
import styles from './styles.module.css';
import {TEXTS} from './texts';

interface Props {
  query: string;
  suggestions: readonly string[];
  onQuery: (query: string) => void;
}

/** What else to try after a query without results. */
export function NoResults({query, suggestions, onQuery}: Props): ReactNode {
  const missingResultUrl = useMissingResultUrl();
  const texts = TEXTS.noResultsScreen;
  return (
    <div className={styles.message} data-search-empty="">
      <p className={styles.messageTitle}>
        {texts['noResultsText']} &quot;<strong>{query}</strong>&quot;
      </p>
      <p>{texts['suggestedQueryText']}:</p>
      <ul className={`bk-plain ${styles.suggestions}`}>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onQuery(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        {texts['reportMissingResultsText']}{' '}
        <a href={missingResultUrl(query)} target="_blank" rel="noopener noreferrer">
          {texts['reportMissingResultsLinkText']}
        </a>
      </p>
    </div>
  );
}
