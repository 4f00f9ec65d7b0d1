import {useCallback} from 'react';
import {useNewIssueUrl} from '../useNewIssueUrl';

/** GitHub rejects an address longer than about 8 KB. */
const MAX_QUERY = 300;

/** Returns a function that fills in a new issue of this site's repository for a query without results. */
export function useMissingResultUrl(): (query: string) => string {
  const newIssueUrl = useNewIssueUrl();
  return useCallback(
    (query) => {
      const text = [...query.trim()].slice(0, MAX_QUERY).join('');
      return newIssueUrl(
        `Docs search finds nothing for "${text}"`,
        `I searched the documentation for:\n\n    ${text}\n\nand expected to find: `,
      );
    },
    [newIssueUrl],
  );
}
