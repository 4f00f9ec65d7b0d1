// Change: an i in a circle, so that the shape tells the kind without color.
// Swizzle: eject (one line of drawing).
import React, {type ReactNode} from 'react';
import {LineIcon} from '@site/src/components/LineIcon';

export default function AdmonitionIconInfo(): ReactNode {
  return <LineIcon path="M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16M10 9v5M10 6v.1" />;
}
