// Change: an octagon, so that the shape tells the kind without color.
// Swizzle: eject (one line of drawing).
import React, {type ReactNode} from 'react';
import {LineIcon} from '@site/src/components/LineIcon';

export default function AdmonitionIconDanger(): ReactNode {
  return <LineIcon path="M6.500 2h7L18 6.500v7L13.500 18h-7L2 13.500v-7zM10 6v5M10 14v.1" />;
}
