// Change: our own footer: mark, name, purpose, a way to report a problem, copyright, and the list of
// shortcuts at the left, groups of links beside.
// Swizzle: eject (the layout only; links, logo, and copyright are the theme's own parts).
import React, {type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useThemeConfig, type MultiColumnFooter} from '@docusaurus/theme-common';
import Copyright from '@theme/Footer/Copyright';
import LinkItem from '@theme/Footer/LinkItem';
import Logo from '@theme/Footer/Logo';
import {PageActions} from '@site/src/components/PageActions';
import {Shortcuts} from '@site/src/components/Shortcuts';
import {Wordmark} from '@site/src/components/Wordmark';
import {SUMMARY} from '@site/src/config/identity';
import styles from './styles.module.css';

type Group = MultiColumnFooter['links'][number];

/** The two shapes that the generator allows (groups, or links alone) as groups. */
function toGroups(links: readonly unknown[]): Group[] {
  const grouped = links.every((link) => 'items' in (link as object));
  return (grouped ? links : [{title: null, items: links}]) as Group[];
}

export default function Footer(): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  const {footer} = useThemeConfig();
  if (!footer) {
    return null;
  }
  const {links, logo, copyright, style} = footer;
  const groups = toGroups(links ?? []);
  return (
    <footer
      className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer, {
        'footer--dark': style === 'dark',
      })}
      // Fixed tracks: with auto-fit, groups would move while those after them are still loading.
      style={{'--groups': groups.length} as CSSProperties}
    >
      <div className={styles.about}>
        {logo && <Logo logo={logo} />}
        <p className={styles.name}>
          <Wordmark name={title} />
        </p>
        <p>{SUMMARY}.</p>
        <PageActions className={styles.actions} />
        {copyright && <Copyright copyright={copyright} />}
        <Shortcuts className={styles.shortcuts} />
      </div>
      {groups.map((group, index) => (
        <nav key={group.title ?? index} aria-label={group.title ?? 'Footer'}>
          {group.title && <p className={styles.title}>{group.title}</p>}
          <ul className={clsx('bk-plain', styles.list)}>
            {group.items.map((item) => (
              <li key={item.href ?? item.to ?? item.html}>
                {item.html ? (
                  // eslint-disable-next-line react/no-danger -- written in the configuration
                  <span dangerouslySetInnerHTML={{__html: item.html}} />
                ) : (
                  <LinkItem item={item} />
                )}
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </footer>
  );
}
