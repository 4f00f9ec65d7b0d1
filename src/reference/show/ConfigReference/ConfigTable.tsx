import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {InlineText} from '../Spans';
import type {FactsOf} from '../../props';
import styles from './table.module.css';

/**
 * A table with a row for every key of some sections, under the ids that the keys have on their own pages. The search
 * reads the pages that the rows link to.
 */
export function ConfigTable({facts}: {facts: FactsOf<'ConfigTable'>}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {heading, rows} of facts) {
    [heading, ...rows.map(({anchor}) => anchor)].forEach(collectAnchor);
  }
  return (
    <table className={styles.table} data-search="skip" data-config-table>
      <thead>
        <tr>
          <th>Key</th>
          <th>Type and default</th>
          <th>Description</th>
        </tr>
      </thead>
      {facts.map(({heading, label, page, platforms, ids, rows}) => (
        <tbody key={heading} data-platforms={ids}>
          <tr id={heading} className={styles.group}>
            <th colSpan={3} scope="rowgroup">
              <Link to={`${page}#${heading}`}>{label}</Link> {platforms}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.anchor} id={row.anchor} className={styles.row} data-platforms={row.ids}>
              <th scope="row">
                <Link to={`${page}#${row.anchor}`}>{row.name}</Link>
              </th>
              <td className="bk-note">{row.type}</td>
              <td>
                <InlineText of={row.description} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
