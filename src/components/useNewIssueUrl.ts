import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a function that makes the address of a new issue, filled in, of this site's repository. */
export function useNewIssueUrl(): (title: string, body: string) => string {
  const {organizationName, projectName} = useDocusaurusContext().siteConfig;
  return useCallback(
    (title, body) => {
      const fields = new URLSearchParams({title, body, labels: 'documentation'});
      return `https://github.com/${organizationName}/${projectName}/issues/new?${fields.toString()}`;
    },
    [organizationName, projectName],
  );
}
