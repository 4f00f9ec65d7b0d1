import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {childrenOf, type NamedText} from '@site/src/components/namedText';
import {TypeText} from '@site/src/components/LinkedCode';
import type {PropertyFacts} from '@site/src/framework/referenceProps';
import styles from './styles.module.css';

/** What a property means, in the page's words; `name` is the property. Child of `Properties`. */
export function Property({children}: NamedText): ReactNode {
  return children;
}

function Calls({label, calls}: {label: string; calls: string[]}): ReactNode {
  return calls.length === 0 ? null : (
    <p className={styles.calls}>
      {label} <code>{calls.join(', ')}</code>
    </p>
  );
}

/**
 * The properties of a type: type, meaning, the calls that set and read it. Each has an id.
 *
 * @param props.facts filled in at build by `src/remark/remarkApiFacts.ts`, from `of="Locator"`
 * @param props.children one `Property` for each
 */
export function Properties({facts, children}: {facts: PropertyFacts[]; children?: ReactNode}) {
  const {collectAnchor} = useBrokenLinks();
  const texts = childrenOf(children, Property);
  return (
    <dl className={styles.list}>
      {facts.map(({name, id, type, set, get}) => {
        collectAnchor(id);
        return (
          <div key={id} id={id}>
            <dt>
              <code>{name}</code> <TypeText of={type} />
            </dt>
            <dd>
              {texts.find((text) => text.name === name)?.children}
              <Calls label="Set:" calls={set} />
              <Calls label="Read:" calls={get} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
