import React, {type ReactNode} from 'react';
import MarkedText from '@site/src/components/Search/MarkedText';
import {unescapeHtml} from '@site/src/search/escape';
import {pathOf} from '@site/src/search/records';
import type {SearchHit} from '@site/src/search/types';
import {levelOf} from './entries';
import {Icon} from './icons';
import type {StoredHit} from './storedSearches';
import styles from './styles.module.css';

interface Props {
  hit: StoredHit & Partial<Pick<SearchHit, '_highlightResult' | '_snippetResult'>>;
  icon?: 'recent' | 'star';
}

/** A result as a link, which its row follows: its title, where it is, and the text around the words that were found. */
export function HitLink({hit, icon}: Props): ReactNode {
  const level = levelOf(hit);
  const path = pathOf({...hit, type: level as StoredHit['type']}).map(unescapeHtml);
  const snippet = hit._snippetResult?.content?.value;
  return (
    <a className={styles.hit} href={hit.url}>
      <Icon name={icon ?? (level === 'lvl1' ? 'page' : 'section')} />
      <span className={styles.hitText}>
        <span className={styles.title} data-search-title="">
          <MarkedText
            value={hit._highlightResult?.hierarchy[level]?.value ?? hit.hierarchy[level]}
          />
        </span>
        <span className={styles.path} data-search-path="">
          {path.join(' › ')}
        </span>
        {snippet && (
          <span className={styles.snippet} data-search-snippet="">
            <MarkedText value={snippet} />
          </span>
        )}
      </span>
    </a>
  );
}
