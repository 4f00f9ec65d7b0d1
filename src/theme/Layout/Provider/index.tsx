// Change: a color mode that another tab has chosen is shown and not stored again. With the theme's
// own listener, tabs that hear of two changes in a row answer each other without end, and hang.
// Swizzle: wrap. Remove when that listener sets the color mode with `persist: false`.
import React, {useEffect, type ReactNode} from 'react';
import siteStorage from '@generated/site-storage';
import {useColorMode} from '@docusaurus/theme-common';
import LayoutProvider from '@theme-original/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';

const KEY = `theme${siteStorage.namespace}`;

/** Follows the color mode that another tab stores. */
function OtherTabs(): ReactNode {
  // The theme's types leave out the options.
  const setColorMode: (
    choice: 'light' | 'dark' | null,
    options: {readonly persist: boolean},
  ) => void = useColorMode().setColorMode;

  // Effects of children run first, so this listener comes before the one of the theme.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const {key, newValue} = event;
      if (key === KEY) {
        event.stopImmediatePropagation();
        setColorMode(newValue === 'light' || newValue === 'dark' ? newValue : null, {
          persist: false,
        });
      }
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [setColorMode]);
  return null;
}

export default function Provider({children}: Props): ReactNode {
  return (
    <LayoutProvider>
      <OtherTabs />
      {children}
    </LayoutProvider>
  );
}
