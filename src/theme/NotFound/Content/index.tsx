// Change: names the address that has no page, and shows the pages with the nearest addresses, the search
// for its words, the areas, and the form that reports a missing page. It is loaded when it is shown:
// the theme has it in the scripts of every page.
// Swizzle: eject. The texts are this site's own.
import React, {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from '@theme/NotFound/Content';

const Page = lazy(() => import('./Page'));

export default function NotFoundContent(props: Props): ReactNode {
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
}
