import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Breakable, PARTS} from '@site/src/components/Breakable';
import {Table} from '@site/src/components/Table';
import type {FactsOf} from '../../props';
import {Spans} from '../Spans';

/**
 * The keys of earlier versions, each with the one to write instead.
 */
export function RenamedKeys({facts}: {facts: FactsOf<'RenamedKeys'>}): ReactNode {
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
        {facts.map(({version, from, to, note}) => (
          <tr key={from}>
            <td>{version}</td>
            <td data-label="Old key">
              <code>
                <Breakable text={from} at={PARTS} />
              </code>
            </td>
            <td data-label="New key">
              {to && (
                <Link to={to.to}>
                  <code>
                    <Breakable text={to.code} at={PARTS} />
                  </code>
                </Link>
              )}
              {to && note && <br />}
              {note && <Spans of={note} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
