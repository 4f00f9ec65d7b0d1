// Change: our own footer: mark, name, purpose, a way to report a problem, copyright, and a link to
// the keyboard shortcuts at the left, groups of links beside.
// Swizzle: eject (the layout only; links, logo, and copyright are the theme's own parts).
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useThemeConfig, type MultiColumnFooter} from '@docusaurus/theme-common';
import Copyright from '@theme/Footer/Copyright';
import LinkItem from '@theme/Footer/LinkItem';
import Logo from '@theme/Footer/Logo';
import {PageActions} from '@site/src/components/PageActions';
import {Wordmark} from '@site/src/components/Wordmark';
import {SUMMARY} from '@site/src/config/identity';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  const {footer} = useThemeConfig();
  if (!footer) {
    return null;
  }
  const {links, logo, copyright} = footer as MultiColumnFooter;
  return (
    <footer
      className={clsx(
        ThemeClassNames.layout.footer.container,
        'footer bk-wrap',
        styles.footer,
        'footer--dark',
        'bk-screen',
      )}
    >
      <div className={styles.about}>
        {logo && <Logo logo={logo} />}
        <p className={styles.name}>
          <Wordmark name={title} />
        </p>
        <p>{SUMMARY}.</p>
        <PageActions className={styles.actions} />
        {copyright && <Copyright copyright={copyright} />}
        <Link
          to="/contributing/site/accessibility-and-privacy#keyboard"
          className={styles.shortcuts}
        >
          Keyboard shortcuts
        </Link>
      </div>
      <div className={styles.groups}>
        {links.map(({title: name, items}) => (
          <nav key={name} aria-label={name!}>
            <p className="footer__title">{name}</p>
            <ul className={clsx('bk-plain', styles.list)}>
              {items.map((item) => (
                <li key={item.label}>
                  <LinkItem item={item} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
