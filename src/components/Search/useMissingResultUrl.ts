import {useCallback} from 'react';
import {useIssueForm} from '../useIssueForm';

/** Returns a function that fills in the form for a missing page with a query that found nothing. */
export function useMissingResultUrl(): (query: string) => string {
  const issueForm = useIssueForm();
  return useCallback(
    (query) =>
      issueForm('page-missing.yml', `Docs search finds nothing for "${query.trim()}"`, {query}),
    [issueForm],
  );
}
