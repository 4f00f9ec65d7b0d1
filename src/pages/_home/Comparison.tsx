import React, {Children, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that sets code of other libraries beside the calls that replace it; rows are `Task`s. */
export function Comparison({children}: {children: ReactNode}): ReactNode {
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <td />
          <th scope="col">With Selenium, Appium, and OkHttp, you write</th>
          <th scope="col">With Boyka Framework, you call</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/**
 * What a test does, with other libraries and with the framework.
 *
 * @param props.children the code of the first column, then all that belongs into the second
 */
export function Task({name, children}: {name: string; children: ReactNode}): ReactNode {
  const [theirs, ...ours] = Children.toArray(children).filter((child) => child !== '\n');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{theirs}</td>
      <td>{ours}</td>
    </tr>
  );
}
