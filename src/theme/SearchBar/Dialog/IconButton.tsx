import React, {type ComponentProps, type MouseEvent, type ReactNode, type Ref} from 'react';
import {Icon} from './icons';
import styles from './styles.module.css';

interface Props {
  icon: ComponentProps<typeof Icon>['name'];
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
