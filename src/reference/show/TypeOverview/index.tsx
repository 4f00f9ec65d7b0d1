import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {Breakable, DOTS} from '@site/src/components/Breakable';
import {CopyButton} from '@site/src/components/CopyButton';
import {FactSheet} from '../FactSheet';
import {PlatformStrip} from '../PlatformStrip';
import {Spans} from '../Spans';
import type {FactsOf} from '../../props';
import type {Span} from '../../spans';
import styles from './styles.module.css';

/** Names with commas between them; more than one gets the width of the page. */
const list = (of: Span[]): ReactNode =>
  of.length > 0 && (
    <span className={clsx(of.length > 1 && styles.wide)}>
      <Spans of={of} />
    </span>
  );
const text = (of: Span[]): ReactNode =>
  of.length > 0 && (
    <code>
      <Spans of={of} />
    </code>
  );

function Imports({lines}: {lines: string}): ReactNode {
  return (
    <div className={styles.imports}>
      <code>
        <Breakable text={lines} at={DOTS} />
      </code>
      <CopyButton quiet read={() => lines} />
    </div>
  );
}

/**
 * The head of a type's page in two columns: how to get one, the import, the platforms, what it
 * inherits, its listener, and its source.
 */
export function TypeOverview({facts}: {facts: FactsOf<'TypeOverview'>}): ReactNode {
  const {source} = facts;
  return (
    <FactSheet
      className={styles.head}
      declared={facts.declared}
      rows={[
        ['Import', <Imports key="i" lines={facts.imports.join('\n')} />, 'skip'],
        ['Get one', list(facts.getOne)],
        ['Listener', list(facts.listeners)],
        ['Works on', facts.platforms && <PlatformStrip platforms={facts.platforms} />],
        ['Since', facts.since],
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
 */
export function InheritedMethods({facts}: {facts: FactsOf<'InheritedMethods'>}): ReactNode {
  return (
    <FactSheet
      rows={facts.map(({owner, methods}) => [
        <Spans key="owner" of={[owner]} />,
        <Spans key="methods" of={methods} />,
      ])}
    />
  );
}
