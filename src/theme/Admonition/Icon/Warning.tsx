// Change: a triangle, so that the shape tells the kind without color.
// Swizzle: eject (one line of drawing).
import React, {type ReactNode} from 'react';
import {LineIcon} from '@site/src/components/LineIcon';

export default function AdmonitionIconWarning(): ReactNode {
  return <LineIcon path="M10 2 19 18H1zM10 8v4M10 15v.1" />;
}
