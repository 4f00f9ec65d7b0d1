import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {CopyButton} from '@site/src/components/CopyButton';
import {Spans} from '../Spans';
import type {FactsOf} from '../../props';
import type {Span} from '../../spans';
import styles from './styles.module.css';

type Key = FactsOf<'ConfigReference'>['keys'][number];

/** One key of `boyka-config.json`, under an anchor of its own. */
export function KeyEntry(key: Key): ReactNode {
  useBrokenLinks().collectAnchor(key.anchor);
  const {owner, source, snippet} = key;
  const title = owner + key.name;
  return (
    <div id={key.anchor} className={styles.key} data-config-key={title}>
      <p className={styles.name} data-kind="key-name">
        {owner && <span className="text--secondary text--normal">{owner}</span>}
        {key.name}
        <a
          className="hash-link"
          data-kind="permalink"
          href={`#${key.anchor}`}
          aria-label={`Direct link to ${title}`}
          title={`Direct link to ${title}`}
        />
        {source && (
          <Link
            className={`bk-note ${styles.source}`}
            to={source.to}
            aria-label={`Source of ${title}`}
            title={`Source: ${source.text}`}
          />
        )}
      </p>
      <Line className={styles.description} of={key.description} />
      <Line className={styles.facts} of={key.facts} />
      <Values title="Keys" of={key.allowedKeys} />
      <Values title="Values" of={key.allowed} />
      <Line className={styles.description} of={key.requiredWhen} />
      {snippet && <Snippet parts={snippet} />}
      <Line className={styles.caution} of={key.caution} />
    </div>
  );
}

function Line({className, of}: {className?: string; of?: Span[] | ''}): ReactNode {
  return (
    of && (
      <p className={className}>
        <Spans of={of} />
      </p>
    )
  );
}

function Values({title, of}: {title: string; of?: readonly string[]}): ReactNode {
  return (
    of && (
      <p className={`bk-wrap ${styles.values}`}>
        {title}{' '}
        {of.map((value) => (
          <code key={value}>{value}</code>
        ))}
      </p>
    )
  );
}

/**
 * A key inside the objects that it belongs to, on one line, with a button that copies all of it.
 *
 * @param parts what opens the objects, the key with a value, and what closes them
 */
function Snippet({parts: [before, member, after]}: {parts: [string, string, string]}): ReactNode {
  return (
    <div className={`bk-box ${styles.snippet}`} data-search="skip">
      <code>
        {before}
        <b>{member}</b>
        {after}
      </code>
      <CopyButton quiet read={() => before + member + after} />
    </div>
  );
}
