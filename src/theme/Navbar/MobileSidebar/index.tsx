// Change: the menu takes the focus and keeps it, also when it switches between its panels; it shows
// the current page, closes on Escape, and returns the focus to the button.
// Swizzle: wrap. Remove when the generator's menu does so by itself.
import React, {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {scrollListTo} from '@site/src/components/scrollListTo';

const FOCUSABLE = 'a[href], button:not([disabled])';

/** What can be focused in the open menu: the hidden panel is inert. */
function focusable(within = '.navbar-sidebar'): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${within} :is(${FOCUSABLE})`)].filter(
    (element) => !element.closest('[inert]') && element.getClientRects().length > 0,
  );
}

/** Keeps Tab within the menu: from either end it continues at the other. */
function keepFocusInside(event: KeyboardEvent) {
  const elements = focusable();
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  const inside = elements.includes(document.activeElement as HTMLElement);
  if (!inside || document.activeElement === edge) {
    event.preventDefault();
    (event.shiftKey ? elements.at(-1) : elements[0])?.focus();
  }
}

function showCurrentPage() {
  for (const panel of document.querySelectorAll('.navbar-sidebar__item')) {
    scrollListTo(panel, panel.querySelector('[aria-current="page"]'));
  }
}

function useMenuKeyboard({shown, toggle}: {shown: boolean; toggle: () => void}) {
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const opener = document.activeElement;
    const focusMenu = (): void => {
      const [first] = focusable();
      first?.focus();
      if (first && first === document.activeElement) {
        showCurrentPage();
      } else {
        // The menu takes no focus until it begins to slide in, some frames later on a busy machine.
        frame = requestAnimationFrame(focusMenu);
      }
    };
    let frame = requestAnimationFrame(focusMenu);
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
      const focused = document.activeElement;
      // A link that was followed has moved the focus elsewhere.
      const isLost = focused === document.body || focused?.closest('.navbar-sidebar');
      if (opener instanceof HTMLElement && isLost) {
        opener.focus();
      }
    };
  }, [shown, toggle]);
}

/** Moves the focus into the panel that replaces another one, which becomes inert. */
function usePanelFocus(menuIsShown: boolean) {
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  const previous = useRef(isSecondary);
  useEffect(() => {
    const hasSwitched = previous.current !== isSecondary;
    previous.current = isSecondary;
    if (menuIsShown && hasSwitched) {
      // Without scrolling: the panel is still on its way.
      focusable('.navbar-sidebar__item')[0]?.focus({preventScroll: true});
    }
  }, [isSecondary, menuIsShown]);
}

export default function MobileSidebarWrapper(
  props: ComponentProps<typeof MobileSidebar>,
): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useMenuKeyboard({shown, toggle});
  usePanelFocus(shown);
  return <MobileSidebar {...props} />;
}
