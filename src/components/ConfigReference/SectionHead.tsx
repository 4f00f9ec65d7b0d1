import React, {type ReactNode} from 'react';
import {PlatformStrip} from '@site/src/components/PlatformStrip';
import type {ConfigSection} from '@site/src/framework/configTypes';
import {platformIds} from './platformIds';
import styles from './styles.module.css';

/** What an object is for, on which platforms, and where it stands when that is in several places. */
export function SectionHead({section}: {section: ConfigSection}): ReactNode {
  return (
    <>
      <p>{section.does}</p>
      <dl className={styles.facts}>
        <dt>Works on</dt>
        <dd>
          <PlatformStrip platforms={platformIds(section.platforms)} />
        </dd>
        {section.stands.length > 1 && (
          <>
            <dt>Stands in</dt>
            <dd className={styles.values}>
              {section.stands.map((place) => (
                <code key={place}>{place}</code>
              ))}
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
