import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {STARTING_POINTS} from '@site/src/config/searchStart';
import type {Entry, Group} from './entries';
import {HitLink} from './HitLink';
import {Icon, IconButton} from './icons';
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
          <ul className="bk-plain">
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
  const action = (icon: 'star' | 'close', title: string | undefined, change: () => void) => (
    <IconButton
      icon={icon}
      title={title}
      onClick={(event) => {
        // The row opens its entry.
        event.stopPropagation();
        change();
        onChange();
      }}
    />
  );
  switch (entry.kind) {
    case 'recent':
      return (
        <Cells
          actions={
            <>
              {action('star', texts['saveRecentSearchButtonTitle'], () => {
                favorites.add(entry.hit);
                recent.remove(entry.hit);
              })}
              {action('close', texts['removeRecentSearchButtonTitle'], () =>
                recent.remove(entry.hit),
              )}
            </>
          }
        >
          <HitLink hit={entry.hit} icon="recent" />
        </Cells>
      );
    case 'favorite':
      return (
        <Cells
          actions={action('close', texts['removeFavoriteSearchButtonTitle'], () =>
            favorites.remove(entry.hit),
          )}
        >
          <HitLink hit={entry.hit} icon="star" />
        </Cells>
      );
    case 'conversation':
      return (
        <Cells
          actions={action('close', texts['removeRecentConversationButtonTitle'], () =>
            conversations.remove(entry.conversation),
          )}
        >
          <span className={styles.hit}>
            <Icon name="sparkles" />
            <span className={styles.title} data-search-title="">
              {entry.conversation.query}
            </span>
          </span>
        </Cells>
      );
    default:
      return null;
  }
}

function Cells({children, actions}: {children: ReactNode; actions: ReactNode}): ReactNode {
  return (
    <>
      <div role="gridcell" className={styles.cell}>
        {children}
      </div>
      <div role="gridcell" className={styles.actions}>
        {actions}
      </div>
    </>
  );
}
