import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {Breakable, DOTS} from '@site/src/components/Breakable';
import {CopyButton} from '@site/src/components/CopyButton';
import {FactSheet} from '../FactSheet';
import {LinkedCode, LinkedCodeList, TypeText} from '../LinkedCode';
import {PlatformStrip} from '../PlatformStrip';
import type {InheritedFacts, TextRun, TypeFacts} from '../../props';
import styles from './styles.module.css';

/** Names with commas between them; more than one gets the width of the page. */
const list = (of: TextRun[]): ReactNode =>
  of.length > 0 && (
    <span className={clsx(of.length > 1 && styles.wide)}>
      <LinkedCodeList of={of} />
    </span>
  );
const text = (of: TextRun[]): ReactNode => of.length > 0 && <TypeText of={of} />;

function Imports({lines}: {lines: string}): ReactNode {
  return (
    <div className={styles.imports}>
      <code>
        <Breakable text={lines} at={DOTS} />
      </code>
      <CopyButton read={() => lines} />
    </div>
  );
}

/**
 * The head of a type's page in two columns: how to get one, the import, the platforms, what it
 * inherits, its listener, and its source.
 *
 * @param props.facts filled in at build by `src/reference/fill/remarkApiFacts.ts`, from `of="Type"`
 */
export function TypeOverview({facts}: {facts: TypeFacts}): ReactNode {
  const {source} = facts;
  return (
    <FactSheet
      className={styles.head}
      rows={[
        ['Import', <Imports key="i" lines={facts.imports.join('\n')} />, 'skip'],
        ['Get one', list(facts.getOne)],
        ['Listener', list(facts.listeners)],
        ['Works on', facts.platforms && <PlatformStrip platforms={facts.platforms} />],
        [
          'Source',
          <Link key="s" to={source.to}>
            {source.file}
          </Link>,
          'skip',
        ],
        ['Implements', text(facts.implements)],
        ['Extends', text(facts.extends)],
        ['Inherits', list(facts.inherits)],
        ['Extended by', list(facts.extendedBy)],
      ]}
    />
  );
}

/**
 * The methods that a type has from its supertypes, by origin.
 *
 * @param props.facts filled in at build by `src/reference/fill/remarkApiFacts.ts`, from `of="Type"`
 */
export function InheritedMethods({facts}: {facts: InheritedFacts[]}): ReactNode {
  return (
    <FactSheet
      rows={facts.map(({owner, methods}) => [
        <LinkedCode key="owner" of={owner} />,
        <LinkedCodeList key="methods" of={methods} />,
      ])}
    />
  );
}
