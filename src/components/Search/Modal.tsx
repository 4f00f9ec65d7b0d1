import {modalClient, preload} from '@site-search/client';
import {DocSearchModal as Original} from '@site-search/modal';
import React, {useCallback, type ComponentProps, type ReactNode} from 'react';
import {LINKS} from '@site/src/config/identity';
import type {SearchClient} from '@site/src/search/types';
import Hit from './Hit';
import {missingResultUrl} from './missingResultUrl';

type Props = ComponentProps<typeof Original>;
type TransformClient = NonNullable<Props['transformSearchClient']>;

// The theme imports this module when the reader comes near the search.
preload();

/**
 * DocSearch's modal with what the theme has no property for: our client, our results, and the way
 * to report a query that should have found something. The theme imports it under DocSearch's name.
 */
export function DocSearchModal({transformSearchClient, ...props}: Props): ReactNode {
  const transform = useCallback<TransformClient>(
    (made) => {
      const client = transformSearchClient?.(made) ?? made;
      type Searching = typeof client & Pick<SearchClient, 'search'>;
      return modalClient(client as unknown as Searching) as typeof client;
    },
    [transformSearchClient],
  );
  return (
    <Original
      {...props}
      transformSearchClient={transform}
      hitComponent={Hit as Props['hitComponent']}
      getMissingResultsUrl={({query}) => missingResultUrl(LINKS.newIssue, query)}
    />
  );
}
