import React, {memo, useId, type MouseEvent, type ReactNode} from 'react';
import type {Entry, Group} from './entries';
import styles from './styles.module.css';

/** Draws entries and reacts to the pointer; the field has the keys. */
export interface RowContext {
  /** Index of the active entry among those of all sections. */
  active: number;
  onActivate: (index: number) => void;
  onChoose: (entry: Entry, event: MouseEvent) => void;
}

/** The id of an entry, which the field names when it is active. */
export const rowId = (index: number) => `search-entry-${index}`;
export const listId = ({id}: Group) => `search-list-${id}`;

interface SectionProps {
  title: string;
  /** Whether the title is for screen readers only. */
  isTitleHidden?: boolean;
  group: Group;
  /** Index of the first entry. */
  first: number;
  rows: RowContext;
  /** Draws the cells of an entry. */
  children: (entry: Entry) => ReactNode;
}

/**
 * A titled list of entries. It is a grid, and not a listbox, because entries hold links and buttons:
 * an option holds nothing but text.
 */
export function Section({
  title,
  isTitleHidden = false,
  group,
  first,
  rows,
  children,
}: SectionProps): ReactNode {
  const titleId = useId();
  return (
    <section>
      {!isTitleHidden && (
        <div id={titleId} className={styles.heading} data-search-section="">
          {title}
        </div>
      )}
      <div
        id={listId(group)}
        role="grid"
        {...(isTitleHidden ? {'aria-label': title} : {'aria-labelledby': titleId})}
      >
        {group.entries.map((entry, index) => (
          <Row
            key={index}
            entry={entry}
            index={first + index}
            isActive={first + index === rows.active}
            onActivate={rows.onActivate}
            onChoose={rows.onChoose}
            draw={children}
          />
        ))}
      </div>
    </section>
  );
}

interface RowProps extends Omit<RowContext, 'active'> {
  entry: Entry;
  index: number;
  isActive: boolean;
  draw: (entry: Entry) => ReactNode;
}

/** An entry; drawn again only when it or its state has changed. */
const Row = memo(function Row({entry, index, isActive, onActivate, onChoose, draw}: RowProps) {
  const pointer = {
    onMouseMove: () => onActivate(index),
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => onChoose(entry, event),
  };
  return (
    <div
      {...pointer}
      id={rowId(index)}
      role="row"
      aria-selected={isActive}
      className={styles.row}
      data-search-entry={entry.kind}
    >
      {draw(entry)}
    </div>
  );
});

/** The index of the first entry of a group. */
export function firstIndex(groups: readonly Group[], position: number): number {
  return groups.slice(0, position).reduce((sum, {entries}) => sum + entries.length, 0);
}
