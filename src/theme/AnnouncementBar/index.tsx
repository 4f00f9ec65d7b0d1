// Change: a bar that cannot be closed shows whatever is in storage; the original hides it when the
// storage of the host, which other projects share, holds a dismissal. A bar that can be closed is the
// original.
// Swizzle: wrap. Remove when the generator ignores dismissals of a bar that cannot be closed.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import Content from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

export default function AnnouncementBarWrapper(): ReactNode {
  const {announcementBar} = useThemeConfig();
  if (announcementBar?.isCloseable !== false) {
    return <AnnouncementBar />;
  }
  const {backgroundColor, textColor} = announcementBar;
  return (
    <section
      aria-label="Announcement"
      className={clsx(ThemeClassNames.announcementBar.container, 'bk-screen', styles.bar)}
      style={{backgroundColor, color: textColor}}
    >
      <Content className={styles.content} />
    </section>
  );
}
