import siteConfig from '@generated/docusaurus.config';
import React from 'react';
import {STARTING_POINTS} from '@site/src/config/searchStart';
import {IconButton, type DialogIcon} from './icons';
import type {ListEntry, ListGroup} from './list';
import {addFavorite, removeStored, type StoredLists, type StoredResult} from './stored';

const {baseUrl} = siteConfig;

/**
 * What the reader opened or saved before, and links to start from.
 *
 * @param onChange called when an entry was saved or removed
 */
export function startGroups({recent, favorite}: StoredLists, onChange: () => void): ListGroup[] {
  const action = (icon: DialogIcon, title: string, change: () => void) => {
    const onClick = () => {
      change();
      onChange();
    };
    return <IconButton key={icon} icon={icon} title={title} onClick={onClick} />;
  };
  const remove = (list: keyof StoredLists, title: string, result: StoredResult) =>
    action('close', title, () => removeStored(list, result));
  const groups: ListGroup[] = [
    {
      title: 'Recent',
      entries: recent.map((result) => ({
        ...toEntry(result, 'recent'),
        actions: [
          action('star', 'Save this search', () => addFavorite(result)),
          remove('recent', 'Remove this search from history', result),
        ],
      })),
    },
    {
      title: 'Favorite',
      entries: favorite.map((result) => ({
        ...toEntry(result, 'star'),
        actions: remove('favorite', 'Remove this search from favorites', result),
      })),
    },
    {
      title: 'Starting points',
      isTitleHidden: recent.length + favorite.length === 0,
      entries: STARTING_POINTS.map(({label, to}) => ({
        href: baseUrl + to.slice(1),
        icon: to.includes('#') ? 'section' : 'page',
        title: label,
      })),
    },
  ];
  return groups.filter(({entries}) => entries.length > 0);
}

const toEntry = ({path, title, parents}: StoredResult, icon: DialogIcon): ListEntry => ({
  href: baseUrl + path,
  icon,
  title,
  path: parents.join(' › '),
});
