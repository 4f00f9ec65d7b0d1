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
  type KeyboardEvent,
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

// The theme imports this module when the pointer or the focus is on the search button.
preload();

/** Result of the last search, for the live region. */
type Outcome = {count: number} | 'failed' | undefined;

function useAnnouncement(outcome: Outcome): string {
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
 * DocSearch's modal with what the theme has no property for: our client, our results, and a link to
 * report a query that should have results. The theme imports it under DocSearch's name.
 */
export function DocSearchModal(props: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const announcement = useAnnouncement(outcome);
  const missingResultUrl = useMissingResultUrl();
  const pending = useRef(0);
  const {indexName, onClose, transformSearchClient, resultsFooterComponent: Footer} = props;
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
        const report = (news: Outcome) => number === latest && setOutcome(news);
        pending.current += 1;
        try {
          const answer = await client.search(question);
          const result = answer.results.find(({index}) => index === indexName);
          report(result && {count: result.nbHits});
          return answer;
        } catch (error) {
          report('failed');
          throw error;
        } finally {
          pending.current -= 1;
        }
      };
      return {...client, search} as typeof theirs;
    },
    [indexName, transformSearchClient],
  );
  // The announcement changes with every letter; the results must not render again for it.
  const modal = useMemo(
    () => (
      <Original
        {...props}
        transformSearchClient={transform}
        hitComponent={Hit as Props['hitComponent']}
        resultsFooterComponent={({state}) =>
          Footer && state.context['nbHits'] ? <Footer state={state} /> : null
        }
        getMissingResultsUrl={({query}) => missingResultUrl(query)}
      />
    ),
    [Footer, props, transform, missingResultUrl],
  );
  const keepPendingSearch = (event: KeyboardEvent) => {
    // Without an entry to open, Enter cancels the search, and the modal would stay empty.
    const isPending =
      pending.current > 0 && !dialog.current?.querySelector('[aria-selected="true"]');
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && isPending) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <div
      ref={dialog}
      onKeyDownCapture={keepPendingSearch}
      role="dialog"
      aria-modal="true"
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
    >
      {modal}
      {content && createPortal(<StartingPoints onFollow={() => onClose?.()} />, content)}
      <p className="bk-search-said" role="status">
        {announcement}
      </p>
    </div>
  );
}
