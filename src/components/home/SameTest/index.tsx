import React, {type ComponentType, type ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {PLATFORM_IDS, PLATFORMS, type PlatformId} from '@site/src/data/platforms';
import styles from './styles.module.css';

/**
 * A tab for each platform, in step with the tabs of every other page and with the address.
 *
 * @param panels for each platform the test and the configuration beside it, as compiled Markdown
 */
export function SameTest({panels}: {panels: Record<PlatformId, ComponentType>}): ReactNode {
  return (
    <div className={styles.tabs}>
      <Tabs groupId="platform" queryString>
        {PLATFORM_IDS.map((id) => {
          const Panel = panels[id];
          return (
            <TabItem key={id} value={id} label={PLATFORMS[id].label}>
              <div className={styles.pair}>
                <MDXContent>
                  <Panel />
                </MDXContent>
              </div>
            </TabItem>
          );
        })}
      </Tabs>
    </div>
  );
}
