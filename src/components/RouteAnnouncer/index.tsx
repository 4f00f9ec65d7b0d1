import React, {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import styles from './styles.module.css';

/**
 * A live region that holds the title of the page after each client navigation. The page that the
 * browser itself loads is announced by the browser: there the region stays empty.
 */
export function RouteAnnouncer(): ReactNode {
  const {pathname} = useLocation();
  const region = useRef<HTMLParagraphElement>(null);
  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) {
      return undefined;
    }
    announced.current = pathname;
    // The title follows in the tick after the route.
    const timer = setTimeout(() => {
      region.current!.textContent = document.title;
    }, 50);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <p ref={region} aria-live="polite" className={styles.region} />;
}
