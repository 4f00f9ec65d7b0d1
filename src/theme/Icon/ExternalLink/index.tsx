// Change: the icon has the role of an image, without which not every screen reader reads its name.
// Swizzle: eject (the original takes no attributes). Remove when it has the role.
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';

export default function IconExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
      })}
      className="bk-external"
    >
      <use href="#theme-svg-external-link" />
    </svg>
  );
}
