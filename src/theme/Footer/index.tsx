// Change: our own footer: mark and copyright at the left, groups of links beside them.
// Swizzle: eject (the layout only; links, logo, and copyright are the theme's own parts).
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig, type MultiColumnFooter} from '@docusaurus/theme-common';
import Copyright from '@theme/Footer/Copyright';
import LinkItem from '@theme/Footer/LinkItem';
import Logo from '@theme/Footer/Logo';
import styles from './styles.module.css';

type Group = MultiColumnFooter['links'][number];

/** The two shapes that the generator allows (groups, or links alone) as groups. */
function toGroups(links: readonly unknown[]): Group[] {
  const grouped = links.every((link) => 'items' in (link as object));
  return (grouped ? links : [{title: null, items: links}]) as Group[];
}

export default function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  if (!footer) {
    return null;
  }
  const {links, logo, copyright, style} = footer;
  return (
    <footer
      className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer, {
        'footer--dark': style === 'dark',
      })}
    >
      <div className={clsx('container', styles.grid)}>
        <div className={styles.about}>
          {logo && <Logo logo={logo} />}
          {copyright && <Copyright copyright={copyright} />}
        </div>
        {toGroups(links ?? []).map((group, index) => (
          <nav key={group.title ?? index} aria-label={group.title ?? 'Footer'}>
            {group.title && <p className={styles.title}>{group.title}</p>}
            <ul className={styles.list}>
              {group.items.map((item) => (
                <li key={item.href ?? item.to ?? item.html}>
                  {item.html ? (
                    <span dangerouslySetInnerHTML={{__html: item.html}} />
                  ) : (
                    <LinkItem item={item} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
