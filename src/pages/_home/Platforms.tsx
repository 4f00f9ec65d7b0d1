import React, {Fragment, type ComponentType, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Table} from '@site/src/components/Table';
import {PLATFORM_IDS, PLATFORMS, type PlatformId} from '@site/src/knowledge/platforms';
import styles from './styles.module.css';
import Android from './tests/android.mdx';
import Api from './tests/api.mdx';
import Ios from './tests/ios.mdx';
import Macos from './tests/macos.mdx';
import Web from './tests/web.mdx';

/** For each platform the test and the configuration beside it. */
const PANELS: Record<PlatformId, ComponentType> = {
  web: Web,
  android: Android,
  ios: Ios,
  macos: Macos,
  api: Api,
};

/** A tab for each platform, in step with the tabs of every other page and with the address. */
export function SameTest(): ReactNode {
  return (
    <div className={styles.tests}>
      <Tabs groupId="platform" queryString>
        {PLATFORM_IDS.map((id) => {
          const Panel = PANELS[id];
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

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What drives each platform, where its tests run, which actions it has, and where to start. */
export function PlatformMatrix(): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Platform</th>
          <th scope="col">Driven by</th>
          <th scope="col">Runs on</th>
          <th scope="col">Act with</th>
          <th scope="col">Start here</th>
        </tr>
      </thead>
      <tbody>
        {PLATFORM_IDS.map((id) => {
          const {label, drivenBy, runsOn, actWith, start} = PLATFORMS[id];
          return (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td data-label="Driven by">{drivenBy}</td>
              <td data-label="Runs on">{capitalize(runsOn.join(', '))}</td>
              <td data-label="Act with">
                <span>
                  {actWith.map(({call, to}) => (
                    <Fragment key={call}>
                      <Link to={to}>
                        <code>{call}</code>
                      </Link>{' '}
                    </Fragment>
                  ))}
                </span>
              </td>
              <td data-label="Start here">
                <Link to={start}>
                  Set up {id === 'api' ? 'an API' : id === 'web' ? 'web' : label}
                </Link>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
