import React, {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PLATFORM_IDS, PLATFORMS} from '@site/src/data/platforms';
import styles from './styles.module.css';

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What drives each platform, where its tests run, which actions it has, and where to start. */
export function PlatformMatrix(): ReactNode {
  return (
    <table className={styles.matrix}>
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
    </table>
  );
}
