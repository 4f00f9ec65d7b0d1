import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** GitHub rejects an address longer than about 8 KB. */
const MAX_QUERY = 300;

/** Returns a function that fills in a new issue of this site's repository for a query without results. */
export function useMissingResultUrl(): (query: string) => string {
  const {organizationName, projectName} = useDocusaurusContext().siteConfig;
  return useCallback(
    (query) => {
      const text = [...query.trim()].slice(0, MAX_QUERY).join('');
      const fields = new URLSearchParams({
        title: `Docs search finds nothing for "${text}"`,
        body: `I searched the documentation for:\n\n    ${text}\n\nand expected to find: `,
        labels: 'documentation',
      });
      return `https://github.com/${organizationName}/${projectName}/issues/new?${fields.toString()}`;
    },
    [organizationName, projectName],
  );
}
