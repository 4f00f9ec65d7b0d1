import React, {type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {CommandLine} from '@site/src/components/CommandLine';
import {COORDINATES} from '@site/src/config/identity';
import styles from './styles.module.css';

/**
 * How to add the framework to a project, or to start a new one.
 *
 * @param maven the dependency as it is in a pom.xml
 */
export function Install({maven}: {maven: ReactNode}): ReactNode {
  return (
    <div className={styles.install}>
      <Tabs groupId="build-tool">
        <TabItem value="maven" label="Maven">
          {maven}
        </TabItem>
        <TabItem value="gradle" label="Gradle">
          <CommandLine prompt="" parts={[`testImplementation("${COORDINATES}")`]} />
        </TabItem>
        <TabItem value="new" label="New project">
          <CommandLine parts={['npx @boykaframework/boyka-cli', 'init my-tests']} />
        </TabItem>
      </Tabs>
    </div>
  );
}
