import {DocSearchModal as Original, type DocSearchModalProps} from '@docsearch/react/modal';
import clsx from 'clsx';
import React, {useCallback, useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {SEARCH_TOPICS} from '@site/src/config/searchTopics';
import {missingResultUrl} from '../issueForm';
import {watchAnswers, type Answer} from './watchAnswers';
import styles from './styles.module.css';

/**
 * DocSearch's window, which lacks texts of the theme: of a search that failed, of what to try when
 * there are no results, and of an answer that fails; and whose number of results adds up.
 */
export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  // DocSearch reads the query when it opens: a suggestion opens it anew.
  const [{query, times}, setStart] = useState({query: props.initialQuery, times: 0});
  const onQuery = (suggestion: string) => setStart({query: suggestion, times: times + 1});
  return <Window {...props} key={times} initialQuery={query} onQuery={onQuery} />;
}

function Window({
  onQuery,
  transformSearchClient,
  resultsFooterComponent: Footer,
  ...props
}: DocSearchModalProps & {onQuery: (query: string) => void}): ReactNode {
  const [answer, setAnswer] = useState<Answer>();
  const transform = useCallback<NonNullable<typeof transformSearchClient>>(
    (client) => watchAnswers(transformSearchClient?.(client) ?? client, setAnswer),
    [transformSearchClient],
  );
  const footer = useCallback<NonNullable<typeof Footer>>(
    ({state}) =>
      Footer && typeof answer === 'number' && answer > 0 ? (
        <Footer state={{...state, context: {...state.context, nbHits: answer}}} />
      ) : null,
    [Footer, answer],
  );
  const {errorScreen, noResultsScreen} = props.translations ?? {};
  return (
    <>
      <Original
        {...props}
        transformSearchClient={transform}
        resultsFooterComponent={footer}
        getMissingResultsUrl={({query}) => missingResultUrl(query)}
      />
      <Inside selector=".DocSearch-NoResults">
        {answer === undefined && (
          <p className={clsx(styles.instead, styles.waiting)}>Fetching new results...</p>
        )}
        {answer === 'failed' && (
          <div className={styles.instead} role="alert">
            <p className="DocSearch-Title">{errorScreen?.titleText}</p>
            <p className="DocSearch-Help">{errorScreen?.helpText}</p>
          </div>
        )}
        {answer === 0 && (
          <div className="DocSearch-NoResults-Prefill-List">
            <p className="DocSearch-Help">{noResultsScreen?.suggestedQueryText}:</p>
            <div className="DocSearch-NoResults-Prefill-List-Items">
              {SEARCH_TOPICS.slice(0, 3).map((topic) => (
                <button
                  key={topic}
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => onQuery(topic)}
                >
                  {topic}
                </button>
              ))}
            </div>
          </div>
        )}
      </Inside>
      <Inside selector=".DocSearch-AskAiScreen-Error">
        <p className={styles.instead} role="alert">
          Unable to get an answer. You might want to check your network connection, or try again
          later.
        </p>
      </Inside>
    </>
  );
}

/** Shows its children inside an element of DocSearch's window, at the end, while there is one. */
function Inside({selector, children}: {selector: string; children: ReactNode}): ReactNode {
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => {
    const find = () => setElement(document.querySelector(selector));
    const observer = new MutationObserver(find);
    observer.observe(document.querySelector('.DocSearch-Modal')!, {childList: true, subtree: true});
    find();
    return () => observer.disconnect();
  }, [selector]);
  return element && createPortal(children, element);
}
