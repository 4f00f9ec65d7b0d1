import {modalClient, preload} from '@site-search/client';
import {DocSearchModal as Original} from '@site-search/modal';
import {translate} from '@docusaurus/Translate';
import React, {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import type {SearchClient} from '@site/src/search/types';
import Hit from './Hit';
import StartingPoints from './StartingPoints';
import {useCount} from './useCount';
import {useMissingResultUrl} from './useMissingResultUrl';

type Props = ComponentProps<typeof Original>;
type TransformClient = NonNullable<Props['transformSearchClient']>;

// The theme imports this module when the reader comes near the search.
preload();

/** What came of the last question, for those who do not see it. */
type Outcome = {count: number} | 'failed' | undefined;

function useSaid(outcome: Outcome): string {
  const count = useCount(outcome && outcome !== 'failed' ? outcome.count : 0);
  if (outcome === 'failed') {
    return translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
    });
  }
  return outcome ? count : '';
}

/**
 * DocSearch's modal with what the theme has no property for: our client, our results, and the way
 * to report a query that should have found something. The theme imports it under DocSearch's name.
 */
export function DocSearchModal(props: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const said = useSaid(outcome);
  const missingResultUrl = useMissingResultUrl();
  const {indexName, onClose, transformSearchClient} = props;
  const dialog = useRef<HTMLDivElement>(null);
  // DocSearch has no property for content of ours: it is put behind its own when that is there.
  const [content, setContent] = useState<Element | null>(null);
  useEffect(() => setContent(dialog.current!.querySelector('.DocSearch-Modal')), []);
  const transform = useCallback<TransformClient>(
    (made) => {
      type Searching = typeof made & Pick<SearchClient, 'search'>;
      const theirs = transformSearchClient?.(made) ?? made;
      const client = modalClient(theirs as unknown as Searching);
      let latest = 0;
      const search: SearchClient['search'] = async (question) => {
        latest += 1;
        const number = latest;
        const tell = (news: Outcome) => number === latest && setOutcome(news);
        try {
          const answer = await client.search(question);
          const result = answer.results.find(({index}) => index === indexName);
          tell(result && {count: result.nbHits});
          return answer;
        } catch (error) {
          tell('failed');
          throw error;
        }
      };
      return {...client, search} as typeof theirs;
    },
    [indexName, transformSearchClient],
  );
  // What is said changes with every letter: the results are not to be drawn once more for it.
  const modal = useMemo(
    () => (
      <Original
        {...props}
        transformSearchClient={transform}
        hitComponent={Hit as Props['hitComponent']}
        getMissingResultsUrl={({query}) => missingResultUrl(query)}
      />
    ),
    [props, transform, missingResultUrl],
  );
  return (
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
    >
      {modal}
      {content && createPortal(<StartingPoints onFollow={() => onClose?.()} />, content)}
      <p className="bk-search-said" role="status">
        {said}
      </p>
    </div>
  );
}
