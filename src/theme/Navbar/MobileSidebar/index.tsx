// Change: the menu takes the focus, keeps the Tab key, closes on Escape, and gives the focus back.
// Swizzle: wrap. Remove when the generator's menu does so by itself.
import React, {useEffect, type ComponentProps, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

const FOCUSABLE = 'a[href], button:not([disabled])';

/** What can be focused in the open menu: the panel that is slid away is inert. */
function focusable(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`.navbar-sidebar :is(${FOCUSABLE})`)].filter(
    (element) => !element.closest('[inert]') && element.getClientRects().length > 0,
  );
}

/** Keeps Tab within the menu: at either end it goes on at the other. */
function keepFocusInside(event: KeyboardEvent) {
  const elements = focusable();
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  const inside = elements.includes(document.activeElement as HTMLElement);
  if (!inside || document.activeElement === edge) {
    event.preventDefault();
    (event.shiftKey ? elements.at(-1) : elements[0])?.focus();
  }
}

function useMenuKeyboard({shown, toggle}: {shown: boolean; toggle: () => void}) {
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const opener = document.activeElement;
    // The menu is still hidden in the frame in which it begins to slide in.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => focusable()[0]?.focus()));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        toggle();
      } else if (event.key === 'Tab') {
        keepFocusInside(event);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      // A link that was followed has moved the focus on; only a menu that was closed gives it back.
      if (opener instanceof HTMLElement && document.activeElement?.closest('.navbar-sidebar')) {
        opener.focus();
      }
    };
  }, [shown, toggle]);
}

export default function MobileSidebarWrapper(
  props: ComponentProps<typeof MobileSidebar>,
): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useMenuKeyboard({shown, toggle});
  return <MobileSidebar {...props} />;
}
