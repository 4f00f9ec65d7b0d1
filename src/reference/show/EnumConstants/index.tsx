import React, {type PropsWithChildren, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Breakable, DOTS, PARTS} from '@site/src/components/Breakable';
import {childrenOf, type NamedText} from '../namedText';
import {Table} from '@site/src/components/Table';
import type {FactsOf} from '../../props';
import styles from './styles.module.css';

type EnumFacts = FactsOf<'EnumConstants'>;

/** What a constant does, in the page's words; `name` is the constant. Child of `EnumConstants`. */
export function Constant({children}: NamedText): ReactNode {
  return children;
}

/** Title of the column with the page's words. */
const TEXT = 'What it does';

/**
 * The constants of an enum with their values.
 *
 * @param props.children one `Constant` for each
 */
export function EnumConstants({facts, children}: PropsWithChildren<{facts: EnumFacts}>): ReactNode {
  const texts = childrenOf(children, Constant);
  return (
    <>
      <p className="bk-line bk-wrap" data-declared={facts.declared}>
        <code>
          <Breakable text={facts.import} at={DOTS} />
        </code>{' '}
        <Link to={facts.source.to} aria-label={`Source of ${facts.name}`}>
          Source
        </Link>
      </p>
      <Table className={styles.constants}>
        <thead>
          <tr>
            <th>Constant</th>
            {facts.getters.map((getter) => (
              <th key={getter}>
                <code>
                  <Breakable text={getter} at={PARTS} />
                </code>
              </th>
            ))}
            <th>{TEXT}</th>
          </tr>
        </thead>
        <tbody>
          {facts.constants.map(({name, values, since}) => (
            <tr key={name}>
              <td>
                <code data-kind="constant">
                  <Breakable text={name} at={PARTS} />
                </code>
                {since && ' '}
                {since && (
                  <small className="text--secondary" data-search="skip">
                    since {since}
                  </small>
                )}
              </td>
              {facts.getters.map((getter, index) => (
                <td key={getter} data-label={getter}>
                  <code>
                    <Breakable text={values[index] ?? ''} at={DOTS} />
                  </code>
                </td>
              ))}
              <td data-label={facts.getters.length > 0 ? TEXT : undefined}>
                {texts.find((text) => text.name === name)?.children}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
