import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Drawn on a grid of 24, in the color of the text. */
const PATHS = {
  arrowDown: 'M12 5v14m7-7-7 7-7-7',
  arrowUp: 'M12 19V5m-7 7 7-7 7 7',
  clear: 'M12 3a9 9 0 1 0 .01 0ZM15 9l-6 6m0-6 6 6',
  close: 'M18 6 6 18M6 6l12 12',
  enter: 'M20 5v7a3 3 0 0 1-3 3H4m5-5-5 5 5 5',
  page: 'M7 3h7l4 4v14H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm7 0v4h4M9 12h6m-6 4h6',
  recent: 'M12 7v5l3 2M21 12a9 9 0 1 1-2.6-6.4L21 8m0-5v5h-5',
  search: 'M11 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm10 18-4.300-4.300',
  section: 'M4 9h16M4 15h16M10 3 8 21M16 3l-2 18',
  star: 'M12 3.5l2.600 5.400 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900L3.5 9.700l5.900-.8Z',
} as const;

export type DialogIcon = keyof typeof PATHS;

export function Icon({name}: {name: DialogIcon}): ReactNode {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface Props {
  icon: DialogIcon;
  /** Name for screen readers; shown when the pointer rests on the button. */
  title: string;
  onClick: () => void;
}

/** A button that is an icon. */
export function IconButton({icon, title, ...props}: Props): ReactNode {
  return (
    <button
      type="button"
      className={`clean-btn ${styles.iconButton}`}
      title={title}
      aria-label={title}
      {...props}
    >
      <Icon name={icon} />
    </button>
  );
}
