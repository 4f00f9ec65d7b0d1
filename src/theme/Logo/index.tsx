// Change: the first word of the name is bold, the rest regular.
// Swizzle: eject. Remove when the generator takes more than text as the title of the navbar.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import ThemedImage from '@theme/ThemedImage';
import {Wordmark} from '@site/src/components/Wordmark';

export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  const {title, logo} = useThemeConfig().navbar;
  const sources = {light: useBaseUrl(logo?.src), dark: useBaseUrl(logo?.srcDark)};
  return (
    <Link {...props} to={useBaseUrl('/')}>
      {logo && (
        <div className={imageClassName}>
          <ThemedImage sources={sources} alt="" width={logo.width} height={logo.height} />
        </div>
      )}
      <Wordmark name={title!} className={titleClassName} />
    </Link>
  );
}
