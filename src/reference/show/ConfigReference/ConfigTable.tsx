import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {InlineText} from '../Runs';
import type {FactsOf} from '../../props';
import {platformIds, platformNames} from './platformNames';
import styles from './table.module.css';

/** The rows of one section. */
type Rows = FactsOf<'ConfigTable'>[number];

/**
 * A table with a row for every key of some sections, under the ids that the keys have on their own pages. The search
 * reads the pages that the rows link to.
 *
 * @param facts filled in at build by `src/reference/fill/configFacts.ts`, from `sections="ui, ui.delay"`
 */
export function ConfigTable({facts}: {facts: readonly Rows[]}): ReactNode {
  return (
    <table className={styles.table} data-search="skip" data-config-table>
      <thead>
        <tr>
          <th>Key</th>
          <th>Type and default</th>
          <th>Description</th>
        </tr>
      </thead>
      {facts.map((section) => (
        <Group key={section.heading} {...section} />
      ))}
    </table>
  );
}

function Group({heading, label, platforms, page, rows}: Rows): ReactNode {
  useBrokenLinks().collectAnchor(heading);
  return (
    <tbody data-platforms={platformIds(platforms)}>
      <tr id={heading} className={styles.group}>
        <th colSpan={3} scope="rowgroup">
          <Link to={`${page}#${heading}`}>{label || 'Top level'}</Link> {platformNames(platforms)}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.anchor} row={row} page={page} />
      ))}
    </tbody>
  );
}

function Row({row, page}: {row: Rows['rows'][number]; page: string}): ReactNode {
  useBrokenLinks().collectAnchor(row.anchor);
  const {platforms} = row;
  return (
    <tr
      id={row.anchor}
      className={styles.row}
      {...(platforms && {'data-platforms': platformIds(platforms)})}
    >
      <th scope="row">
        <Link to={`${page}#${row.anchor}`}>{row.name}</Link>
      </th>
      <td>{typeAndDefault(row)}</td>
      <td>
        <InlineText of={row.description} />
        {platforms && ` (${platformNames(platforms)})`}
      </td>
    </tr>
  );
}

/** Two lines in one cell: a cell for each would be two hundred elements more. */
function typeAndDefault({type, unit, default: start, required}: Rows['rows'][number]): string {
  const kind = [type, unit].filter(Boolean).join(', ');
  const second = start === undefined ? required && 'required' : `default ${start}`;
  return second ? `${kind}\n${second}` : kind;
}
