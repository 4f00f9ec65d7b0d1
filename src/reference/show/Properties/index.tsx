import React, {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {childrenOf, type NamedText} from '../namedText';
import {Runs} from '../Runs';
import type {FactsOf, Run} from '../../props';
import styles from './styles.module.css';

/** What a property means, in the page's words; `name` is the property. Child of `Properties`. */
export function Property({children}: NamedText): ReactNode {
  return children;
}

/** Default, and the calls that set and read a property, on one line. */
function Use({default: unset, set, get}: FactsOf<'Properties'>[number]): ReactNode {
  const parts: [label: string, value?: Run][] = [
    ['Default: ', unset],
    ['Set: ', set.length > 0 ? {code: set.join(', ')} : undefined],
    ['Read: ', get.length > 0 ? {code: get.join(', ')} : undefined],
  ];
  return (
    <p className={styles.use}>
      {parts
        .flatMap(([label, value]) => (value ? [{label, value}] : []))
        .map(({label, value}, index) => (
          <Fragment key={label}>
            {index > 0 && ' · '}
            {label}
            <Runs of={[value]} />
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
export function Properties({
  facts,
  children,
}: {
  facts: FactsOf<'Properties'>;
  children?: ReactNode;
}): ReactNode {
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
              <code>{name}</code>{' '}
              <code>
                <Runs of={type} />
              </code>
            </dt>
            <dd>
              {texts.find((text) => text.name === name)?.children}
              <Use {...property} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
