import React, {type ReactNode} from 'react';
import type {ConfigSectionFacts} from '@site/src/framework/configTypes';
import {platformNames} from './platformNames';
import styles from './styles.module.css';
import {Text} from './Text';

/** What an object is for, where it is in the file, and on which platforms it is read. */
export function SectionHead({section}: {section: ConfigSectionFacts}): ReactNode {
  const {description, platforms, paths} = section;
  return (
    <>
      <p>
        <Text of={description} />
      </p>
      <p className={styles.paths}>
        {paths.map((path) => path && <code key={path}>{path}</code>)}
        <span>{platformNames(platforms)}</span>
      </p>
    </>
  );
}
