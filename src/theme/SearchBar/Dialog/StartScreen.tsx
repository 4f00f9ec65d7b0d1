import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {STARTING_POINTS} from '@site/src/config/searchStart';
import type {Entry, Group} from './entries';
import {HitLink} from './HitLink';
import {Icon} from './icons';
import {firstIndex, Section, type RowContext} from './Section';
import type {StoredSearches} from './storedSearches';
import styles from './styles.module.css';
import {TEXTS} from './texts';

const texts = TEXTS.startScreen;
const TITLES: Partial<Record<string, string>> = {
  recent: texts['recentSearchesTitle'],
  favorite: texts['favoriteSearchesTitle'],
  conversation: texts['recentConversationsTitle'],
};

interface Props {
  groups: Group[];
  rows: RowContext;
  stored: StoredSearches;
  /** Called when an entry was saved or removed. */
  onChange: () => void;
  /** A first query is being answered. */
  hasQuery: boolean;
  onClose: () => void;
}

/** What the reader opened, saved, or asked before, and links to start from. */
export function StartScreen({groups, rows, stored, onChange, hasQuery, onClose}: Props): ReactNode {
  return (
    <>
      {groups.map((group, position) => (
        <Section
          key={group.id}
          title={TITLES[group.id]!}
          group={group}
          first={firstIndex(groups, position)}
          rows={rows}
        >
          {(entry) => <StoredEntry entry={entry} stored={stored} onChange={onChange} />}
        </Section>
      ))}
      {!hasQuery && (
        <nav className={styles.start} aria-label="Starting points">
          <ul className={styles.list}>
            {STARTING_POINTS.map(({label, to}) => (
              <li key={to}>
                <Link to={to} onClick={onClose}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

interface StoredEntryProps {
  entry: Entry;
  stored: StoredSearches;
  onChange: () => void;
}

function StoredEntry({
  entry,
  stored: {recent, favorites, conversations},
  onChange,
}: StoredEntryProps): ReactNode {
  switch (entry.kind) {
    case 'recent':
      return (
        <>
          <div role="gridcell" className={styles.cell}>
            <HitLink hit={entry.hit} icon="recent" />
          </div>
          <div role="gridcell" className={styles.actions}>
            <Action
              icon="star"
              title={texts['saveRecentSearchButtonTitle']}
              onClick={() => {
                favorites.add(entry.hit);
                recent.remove(entry.hit);
                onChange();
              }}
            />
            <Action
              icon="close"
              title={texts['removeRecentSearchButtonTitle']}
              onClick={() => {
                recent.remove(entry.hit);
                onChange();
              }}
            />
          </div>
        </>
      );
    case 'favorite':
      return (
        <>
          <div role="gridcell" className={styles.cell}>
            <HitLink hit={entry.hit} icon="star" />
          </div>
          <div role="gridcell" className={styles.actions}>
            <Action
              icon="close"
              title={texts['removeFavoriteSearchButtonTitle']}
              onClick={() => {
                favorites.remove(entry.hit);
                onChange();
              }}
            />
          </div>
        </>
      );
    case 'conversation':
      return (
        <>
          <div role="gridcell" className={styles.cell}>
            <span className={styles.hit}>
              <Icon name="sparkles" />
              <span className={styles.title} data-search-title="">
                {entry.conversation.query}
              </span>
            </span>
          </div>
          <div role="gridcell" className={styles.actions}>
            <Action
              icon="close"
              title={texts['removeRecentConversationButtonTitle']}
              onClick={() => {
                conversations.remove(entry.conversation);
                onChange();
              }}
            />
          </div>
        </>
      );
    default:
      return null;
  }
}

interface ActionProps {
  icon: 'star' | 'close';
  title: string | undefined;
  onClick: () => void;
}

function Action({icon, title, onClick}: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.iconButton}
      title={title}
      onClick={(event) => {
        // The row opens its entry.
        event.stopPropagation();
        onClick();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
