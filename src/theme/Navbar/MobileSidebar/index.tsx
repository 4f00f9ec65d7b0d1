// Change: the menu is a dialog: it takes the focus and keeps it, also when it switches between its panels; it shows
// the current page, closes on Escape, and returns the focus to the button.
// Swizzle: wrap. Remove when the generator's menu does so by itself.
import React, {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {focusable, keepFocusInside} from '@site/src/components/keepFocusInside';
import {scrollListTo} from '@site/src/components/scrollListTo';

/** The links and buttons of the open menu: the hidden panel is inert. */
const inMenu = (within = '.navbar-sidebar') =>
  [...document.querySelectorAll(within)].flatMap(focusable);

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
      // A reader who was faster has it there already.
      if (document.activeElement?.closest('.navbar-sidebar')) {
        showCurrentPage();
        return;
      }
      const [first] = inMenu();
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
        keepFocusInside(inMenu(), event);
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
      inMenu('.navbar-sidebar__item')[0]?.focus({preventScroll: true});
    }
  }, [isSecondary, menuIsShown]);
}

export default function MobileSidebarWrapper(
  props: ComponentProps<typeof MobileSidebar>,
): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useMenuKeyboard({shown, toggle});
  usePanelFocus(shown);
  return (
    // For its role only: the menu itself stays in the layout of the theme.
    <div
      style={{display: 'contents'}}
      {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu'})}
    >
      <MobileSidebar {...props} />
    </div>
  );
}
