// Change: a tick, so that the shape tells the kind without color.
// Swizzle: eject (one line of drawing).
import React, {type ReactNode} from 'react';
import {LineIcon} from '@site/src/components/LineIcon';

export default function AdmonitionIconTip(): ReactNode {
  return <LineIcon path="M3 11l5 5 9-12" />;
}
