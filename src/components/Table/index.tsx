import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A Markdown table in a box that scrolls sideways. Only a box that does scroll is a stop of the
 * Tab key: a reader with a keyboard needs it there and nowhere else.
 */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current!;
    const update = () => setScrolls(element.scrollWidth > element.clientWidth);
    // A browser older than the declared ones shows the table, too.
    if (typeof ResizeObserver === 'undefined') {
      update();
      return undefined;
    }
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={styles.box}
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways'})}
    >
      <table {...props} />
    </div>
  );
}
