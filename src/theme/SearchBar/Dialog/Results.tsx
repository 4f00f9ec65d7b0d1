import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {useMissingResultUrl} from '@site/src/components/useIssueForm';
import {SEARCH_TOPICS} from '@site/src/config/searchTopics';
import {unescapeHtml} from '@site/src/search/escape';
import {suggestionsFor} from '@site/src/search/suggest';
import type {Entry, Group} from './entries';
import {HitLink} from './HitLink';
import {Icon} from './icons';
import {firstIndex, Section, type RowContext} from './Section';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import type {Outcome} from './useSearch';

interface Props {
  outcome: Outcome;
  groups: Group[];
  rows: RowContext;
  onSuggestion: (query: string) => void;
  onClose: () => void;
}

/** The results of a query, what else to try when there are none, or the error. */
export function Results({outcome, groups, rows, onSuggestion, onClose}: Props): ReactNode {
  if ('error' in outcome) {
    return <Failure error={outcome.error} />;
  }
  const {query, count} = outcome;
  return (
    <>
      {groups.map((group, position) => (
        <Section
          key={group.id}
          {...titleOf(group)}
          group={group}
          first={firstIndex(groups, position)}
          rows={rows}
        >
          {draw}
        </Section>
      ))}
      {count > 0 ? (
        <AllResults query={query} count={count} onClose={onClose} />
      ) : (
        <NoResults query={query} onSuggestion={onSuggestion} />
      )}
    </>
  );
}

function titleOf({entries: [first]}: Group): {title: string; isTitleHidden?: boolean} {
  return first?.kind === 'hit'
    ? {title: unescapeHtml(first.hit.hierarchy.lvl0)}
    : {title: TEXTS.resultsScreen['askAiPlaceholder'] ?? '', isTitleHidden: true};
}

function draw(entry: Entry): ReactNode {
  if (entry.kind === 'question') {
    return (
      <div role="gridcell" className={styles.hit}>
        <Icon name="sparkles" />
        <span className={styles.title}>
          {TEXTS.resultsScreen['askAiPlaceholder']}
          <mark>{entry.question}</mark>
        </span>
      </div>
    );
  }
  return (
    <div role="gridcell" className={styles.cell}>
      {entry.kind === 'hit' && <HitLink hit={entry.hit} />}
    </div>
  );
}

function AllResults({
  query,
  count,
  onClose,
}: {
  query: string;
  count: number;
  onClose: () => void;
}): ReactNode {
  const toSearch = useSearchLinkCreator();
  const {searchPagePath} = useAlgoliaThemeConfig().algolia;
  return searchPagePath ? (
    <p className={styles.all}>
      <Link to={toSearch(query)} onClick={onClose}>
        <Translate id="theme.SearchBar.seeAll" values={{count}}>
          {'See all {count} results'}
        </Translate>
      </Link>
    </p>
  ) : null;
}

function NoResults({
  query,
  onSuggestion,
}: {
  query: string;
  onSuggestion: (query: string) => void;
}): ReactNode {
  const missingResultUrl = useMissingResultUrl();
  const texts = TEXTS.noResultsScreen;
  return (
    <div className={styles.message} data-search-empty="">
      <p className={styles.messageTitle}>
        {texts['noResultsText']} &quot;<strong>{query}</strong>&quot;
      </p>
      <p>{texts['suggestedQueryText']}:</p>
      <ul className={clsx('bk-plain', styles.suggestions)}>
        {suggestionsFor(query, SEARCH_TOPICS).map((topic) => (
          <li key={topic}>
            <button type="button" data-search-suggestion="" onClick={() => onSuggestion(topic)}>
              {topic}
            </button>
          </li>
        ))}
      </ul>
      <p data-search-report="">
        {texts['reportMissingResultsText']}{' '}
        <a href={missingResultUrl(query)} target="_blank" rel="noopener noreferrer">
          {texts['reportMissingResultsLinkText']}
        </a>
      </p>
    </div>
  );
}

function Failure({error}: {error: unknown}): ReactNode {
  return (
    <div className={styles.message} data-search-error="">
      <p className={styles.messageTitle}>{TEXTS.errorScreen['titleText']}</p>
      <p>{reasonOf(error) ?? TEXTS.errorScreen['helpText']}</p>
    </div>
  );
}

/** What a client says to the reader itself, such as that no index was built. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'ReaderError' ? error.message : undefined;
}
