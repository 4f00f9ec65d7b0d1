import React, {type MouseEvent, type ReactNode, type Ref} from 'react';
import styles from './styles.module.css';

/** Drawn on a grid of 24, in the color of the text. */
const PATHS = {
  arrowDown: 'M12 5v14m7-7-7 7-7-7',
  arrowUp: 'M12 19V5m-7 7 7-7 7 7',
  back: 'M19 12H5m7-7-7 7 7 7',
  close: 'M18 6 6 18M6 6l12 12',
  enter: 'M20 5v7a3 3 0 0 1-3 3H4m5-5-5 5 5 5',
  page: 'M7 3h7l4 4v14H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm7 0v4h4M9 12h6m-6 4h6',
  recent: 'M12 7v5l3 2M21 12a9 9 0 1 1-2.6-6.4L21 8m0-5v5h-5',
  section: 'M4 9h16M4 15h16M10 3 8 21M16 3l-2 18',
  sparkles: 'M12 3l1.9 5.6L19.5 10.5l-5.6 1.9L12 18l-1.9-5.6L4.5 10.5l5.6-1.9ZM19 16v5m-2.5-2.5h5',
  star: 'M12 3.5l2.600 5.400 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900L3.5 9.700l5.900-.8Z',
  stop: 'M7 7h10v10H7Z',
} as const;

export function Icon({name}: {name: keyof typeof PATHS}): ReactNode {
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
  icon: keyof typeof PATHS;
  /** Shown when the pointer rests on the button. */
  title: string | undefined;
  /** Name for screen readers; the title when absent. */
  label?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onClick: (event: MouseEvent) => void;
}

/** A button that is an icon. */
export function IconButton({icon, title, label, ref, onClick}: Props): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.iconButton}
      title={title}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
