import React, {Children, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Headings of the two columns. */
  columns: readonly [string, string];
  children: ReactNode;
}

/** A table that sets code of other libraries beside the calls that replace it. */
export function Comparison({columns, children}: Props): ReactNode {
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface TaskProps {
  name: string;
  /** The code of the first column, then all that belongs into the second. */
  children: ReactNode;
}

/** A row: what a test does, with other libraries and with the framework. */
export function Task({name, children}: TaskProps): ReactNode {
  const [theirs, ...ours] = Children.toArray(children).filter((child) => child !== '\n');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{theirs}</td>
      <td>{ours}</td>
    </tr>
  );
}
