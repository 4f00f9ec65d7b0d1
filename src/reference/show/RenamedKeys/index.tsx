import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {InlineText} from '../Runs';
import {Table} from '@site/src/components/Table';
import {renamedKeys} from '@site/src/knowledge/renamedKeys';
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
              {note && <InlineText of={note} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
