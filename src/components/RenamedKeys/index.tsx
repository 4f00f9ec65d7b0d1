import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Text} from '@site/src/components/ConfigReference/Text';
import {Table} from '@site/src/components/Table';
import {renamedKeys} from '@site/src/data/renamed-keys';
import {keyAddress} from './keyAddress';

/** The keys of earlier versions, each with the one to write instead. */
export function RenamedKeys(): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <th>Version</th>
          <th>Old key</th>
          <th>New key</th>
        </tr>
      </thead>
      <tbody>
        {renamedKeys.map(({version, from, to, note}) => (
          <tr key={from}>
            <td>{version}</td>
            <td>
              <code>{from}</code>
            </td>
            <td>
              {to && (
                <Link to={keyAddress(to)}>
                  <code>{to}</code>
                </Link>
              )}
              {to && note && <br />}
              {note && <Text of={note} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
