import React, {type PropsWithChildren, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {childrenOf, type NamedText} from '../namedText';
import {Spans} from '../Spans';
import type {FactsOf} from '../../props';
import styles from './styles.module.css';

type PropertyFacts = FactsOf<'Properties'>;

/** What a property means, in the page's words; `name` is the property. Child of `Properties`. */
export function Property({children}: NamedText): ReactNode {
  return children;
}

/**
 * The properties of a type: type, meaning, default, the calls that set and read it. Each has an id.
 *
 * @param props.children one `Property` for each
 */
export function Properties({
  facts,
  children,
}: PropsWithChildren<{facts: PropertyFacts}>): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const texts = childrenOf(children, Property);
  return (
    <dl className={styles.list}>
      {facts.map(({name, id, declared, type, use}) => {
        collectAnchor(id);
        return (
          <div
            key={id}
            id={id}
            className="bk-wrap"
            data-kind="property"
            data-declared={declared || undefined}
          >
            <dt>
              <code>{name}</code>{' '}
              <code>
                <Spans of={type} />
              </code>
            </dt>
            <dd>
              {texts.find((text) => text.name === name)?.children}
              <p className="bk-note margin-top--xs">
                <Spans of={use} />
              </p>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
