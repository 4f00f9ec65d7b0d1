// Change: before the page is hydrated, and if it never is, a link to the page of all pages.
// Swizzle: wrap. Remove when the generator's button does something then.
import React, {useLayoutEffect, useRef, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconMenu from '@theme/Icon/Menu';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';

export default function ToggleWrapper(): ReactNode {
  const isBrowser = useIsBrowser();
  const href = useBaseUrl('/pages');
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const control = document.querySelector<HTMLElement>('.navbar__toggle')!;
    if (hadFocus.current) {
      control.focus();
    }
    // The button replaces the link, and takes its focus.
    hadFocus.current = control === document.activeElement;
  }, [isBrowser]);
  return isBrowser ? (
    <Toggle />
  ) : (
    <a href={href} className="navbar__toggle clean-btn" aria-label="All pages">
      <IconMenu />
    </a>
  );
}
