// Change: a page, so that the shape tells the kind without color.
// Swizzle: eject (one line of drawing).
import React, {type ReactNode} from 'react';
import {LineIcon} from '@site/src/components/LineIcon';

export default function AdmonitionIconNote(): ReactNode {
  return <LineIcon path="M5 2h7l4 4v12H5zM12 2v4h4M8 10h5M8 14h5" />;
}
