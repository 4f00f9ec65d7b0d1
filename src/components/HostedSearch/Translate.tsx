import type {ModalTranslations} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import Original, {type TranslateProps} from '@docusaurus/Translate';
import {useSearchLinkCreator, useSearchQueryString} from '@docusaurus/theme-common';
import translations from '@theme/SearchTranslations';
import React, {type ReactNode} from 'react';
import {SEARCH_TOPICS} from '@site/src/config/searchTopics';
import {missingResultUrl} from '../issueForm';
import {hasFailed} from './liteClient';

export {translate} from '@docusaurus/Translate';

/**
 * The texts of the theme's search page. Where it says that there are no results, it says what to try,
 * or that the search failed.
 */
export default function Translate(props: TranslateProps<string>): ReactNode {
  return props.id === 'theme.SearchPage.noResultsText' ? <NoResults /> : <Original {...props} />;
}

function NoResults(): ReactNode {
  const [query] = useSearchQueryString();
  const toSearch = useSearchLinkCreator();
  const {errorScreen, noResultsScreen} = translations.modal as ModalTranslations;
  if (hasFailed(query)) {
    return (
      <span role="alert">
        <strong>{errorScreen?.titleText}</strong>
        <br />
        {errorScreen?.helpText}
      </span>
    );
  }
  return (
    <>
      {noResultsScreen?.noResultsText} &quot;<strong>{query}</strong>&quot;
      <br />
      {noResultsScreen?.suggestedQueryText}:{' '}
      {SEARCH_TOPICS.slice(0, 3).map((topic, index) => (
        <React.Fragment key={topic}>
          {index > 0 && ', '}
          <Link to={toSearch(topic)}>{topic}</Link>
        </React.Fragment>
      ))}
      <br />
      {noResultsScreen?.reportMissingResultsText}{' '}
      <Link to={missingResultUrl(query)}>{noResultsScreen?.reportMissingResultsLinkText}</Link>
    </>
  );
}
