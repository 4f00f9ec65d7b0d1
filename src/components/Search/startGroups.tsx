import siteConfig from '@generated/docusaurus.config';
import React from 'react';
import {STARTING_POINTS} from '@site/src/config/searchStart';
import type {Group} from './Answers';
import {IconButton} from './icons';
import type {Entry} from './Row';
import {addFavorite, removeStored, type StoredLists, type StoredResult} from './stored';
import {TEXTS} from './texts';

const {baseUrl} = siteConfig;
const texts = TEXTS.startScreen;

/**
 * What the reader opened or saved before, and links to start from.
 *
 * @param onChange called when an entry was saved or removed
 */
export function startGroups({recent, favorite}: StoredLists, onChange: () => void): Group[] {
  const action = (icon: 'star' | 'close', title: string | undefined, change: () => void) => (
    <IconButton
      icon={icon}
      title={title}
      onClick={() => {
        change();
        onChange();
      }}
    />
  );
  const groups: Group[] = [
    {
      title: texts['recentSearchesTitle']!,
      entries: recent.map((result) => ({
        ...toEntry(result),
        icon: 'recent',
        actions: (
          <>
            {action('star', texts['saveRecentSearchButtonTitle'], () => addFavorite(result))}
            {action('close', texts['removeRecentSearchButtonTitle'], () =>
              removeStored('recent', result),
            )}
          </>
        ),
      })),
    },
    {
      title: texts['favoriteSearchesTitle']!,
      entries: favorite.map((result) => ({
        ...toEntry(result),
        icon: 'star',
        actions: action('close', texts['removeFavoriteSearchButtonTitle'], () =>
          removeStored('favorite', result),
        ),
      })),
    },
    {
      title: 'Starting points',
      isTitleHidden: recent.length + favorite.length === 0,
      entries: STARTING_POINTS.map(({label, to}) => ({
        id: to,
        href: baseUrl + to.slice(1),
        icon: to.includes('#') ? 'section' : 'page',
        title: label,
      })),
    },
  ];
  return groups.filter(({entries}) => entries.length > 0);
}

const toEntry = ({path, title, parents}: StoredResult): Omit<Entry, 'icon'> => ({
  id: path,
  href: baseUrl + path,
  title,
  path: parents.join(' › '),
});
