import React, {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {childrenOf, type NamedText} from '../namedText';
import {TypeText} from '../LinkedCode';
import type {PropertyFacts} from '../../props';
import styles from './styles.module.css';

/** What a property means, in the page's words; `name` is the property. Child of `Properties`. */
export function Property({children}: NamedText): ReactNode {
  return children;
}

/** Default, and the calls that set and read a property, on one line. */
function Use({facts: {default: unset, set, get}}: {facts: PropertyFacts}): ReactNode {
  const code = (text: string) => <code key={text}>{text}</code>;
  const parts: [label: string, value: ReactNode][] = [
    ['Default: ', typeof unset === 'object' ? code(unset.code) : unset],
    ['Set: ', set.length > 0 && code(set.join(', '))],
    ['Read: ', get.length > 0 && code(get.join(', '))],
  ];
  return (
    <p className={styles.use}>
      {parts
        .filter(([, value]) => value)
        .map(([label, value], index) => (
          <Fragment key={label}>
            {index > 0 && ' · '}
            {label}
            {value}
          </Fragment>
        ))}
    </p>
  );
}

/**
 * The properties of a type: type, meaning, default, the calls that set and read it. Each has an id.
 *
 * @param props.facts filled in at build by `src/reference/fill/remarkApiFacts.ts`, from `of="Locator"`
 * @param props.children one `Property` for each
 */
export function Properties({facts, children}: {facts: PropertyFacts[]; children?: ReactNode}) {
  const {collectAnchor} = useBrokenLinks();
  const texts = childrenOf(children, Property);
  return (
    <dl className={styles.list}>
      {facts.map((property) => {
        const {name, id, type} = property;
        collectAnchor(id);
        return (
          <div key={id} id={id}>
            <dt>
              <code>{name}</code> <TypeText of={type} />
            </dt>
            <dd>
              {texts.find((text) => text.name === name)?.children}
              <Use facts={property} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
