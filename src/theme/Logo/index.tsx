// Change: the first word of the name is bold, the rest regular.
// Swizzle: eject. Remove when the generator takes more than text as the title of the navbar.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import ThemedImage from '@theme/ThemedImage';
import {Wordmark} from '@site/src/components/Wordmark';

export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, logo} = useThemeConfig().navbar;
  const sources = {
    light: useBaseUrl(logo?.src),
    dark: useBaseUrl(logo?.srcDark ?? logo?.src),
  };
  const to = useBaseUrl(logo?.href ?? '/');
  return (
    <Link {...props} to={to} {...(logo?.target && {target: logo.target})}>
      {logo && (
        <div className={imageClassName}>
          <ThemedImage
            sources={sources}
            alt={logo.alt ?? (title ? '' : siteConfig.title)}
            width={logo.width}
            height={logo.height}
            className={logo.className}
            style={logo.style}
          />
        </div>
      )}
      {title && <Wordmark name={title} className={titleClassName} />}
    </Link>
  );
}
