// Change: has the search, which stays open while pages with a navbar of their own are replaced.
// Swizzle: wrap. Remove with `SearchBar`.
import Root from '@theme-init/Root';
import type {Props} from '@theme/Root';
import React, {type ReactNode} from 'react';
import {SearchProvider} from '../../SearchProvider';

export default function RootWrapper({children}: Props): ReactNode {
  return (
    <Root>
      <SearchProvider>{children}</SearchProvider>
    </Root>
  );
}
