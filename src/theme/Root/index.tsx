// Change: screen readers hear the title of each page that client navigation opens.
// Swizzle: wrap. Remove when the generator announces routes.
import React, {type ReactNode} from 'react';
import {RouteAnnouncer} from '@site/src/components/RouteAnnouncer';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <RouteAnnouncer />
    </>
  );
}
