import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {CopyButton} from '@site/src/components/CopyButton';
import {InlineText} from '../Runs';
import type {FactsOf} from '../../props';
import {platformNames} from './platformNames';
import styles from './styles.module.css';

type Key = FactsOf<'ConfigReference'>['keys'][number];

/** A line as readers know it: `WebSetting.java, line 44`. */
export function lineName(line: string): string {
  const [file = '', number] = line.split('#L');
  return `${file.split('/').at(-1)}, line ${number}`;
}

/**
 * One key of `boyka-config.json`, under an anchor of its own.
 *
 * @param item the key
 * @param section the section that it belongs to
 */
export function ConfigKey({
  item,
  section: {label, base, messages},
}: {
  item: Key;
  section: FactsOf<'ConfigReference'>;
}): ReactNode {
  useBrokenLinks().collectAnchor(item.anchor);
  const owner = label && `${label}.`;
  const title = owner + item.name;
  const {source, snippet} = item;
  return (
    <div
      id={item.anchor}
      className={styles.key}
      data-config-key={title}
      data-config-object={item.opens && ''}
    >
      <p className={styles.name} data-kind="key-name">
        {owner && <span>{owner}</span>}
        {item.name}
        <a
          className="hash-link"
          data-kind="permalink"
          href={`#${item.anchor}`}
          aria-label={`Direct link to ${title}`}
          title={`Direct link to ${title}`}
        />
        {source && (
          <Link
            className={styles.source}
            to={base + source}
            aria-label={`Source of ${title}`}
            title={`Source: ${lineName(source)}`}
          />
        )}
      </p>
      <p className={styles.description}>
        <InlineText of={item.description} addresses={messages} />
      </p>
      <p className={styles.facts}>
        <Type item={item} />
        <Default item={item} messages={messages} />
        {` · ${platformNames(item.platforms)}`}
      </p>
      <Values title="Keys" of={item.allowedKeys} />
      <Values title="Values" of={item.allowed} />
      {item.requiredWhen && (
        <p className={styles.description}>
          <InlineText of={item.requiredWhen} addresses={messages} />
        </p>
      )}
      {snippet && <Snippet parts={snippet} />}
      {item.caution && (
        <p className={styles.caution}>
          <InlineText of={item.caution} addresses={messages} />
        </p>
      )}
    </div>
  );
}

function Type({item: {type, unit, range, opens}}: {item: Key}): ReactNode {
  return (
    <>
      {[type, unit, range].filter(Boolean).join(', ')}
      {opens && (
        <>
          {' of '}
          <Link to={opens.to}>
            <code>{opens.text}</code>
          </Link>
        </>
      )}
    </>
  );
}

/** The default as it would appear in the file, and what holds without the key. */
function Default({
  item: {default: start, fallback, opens},
  messages,
}: {
  item: Key;
  messages: Record<string, string>;
}): ReactNode {
  if (start === undefined && fallback === undefined) {
    return opens ? null : ' · no default';
  }
  const rest = fallback !== undefined && <InlineText of={fallback} addresses={messages} />;
  return start === undefined ? (
    <> · default: {rest}</>
  ) : (
    <>
      {' · default '}
      <code>{start}</code>
      {rest && <>, {rest}</>}
    </>
  );
}

function Values({title, of}: {title: string; of?: readonly string[]}): ReactNode {
  return (
    of && (
      <p className={styles.values}>
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
function Snippet({
  parts: [before, member, after],
}: {
  parts: readonly [string, string, string];
}): ReactNode {
  return (
    <div className={styles.snippet} data-search="skip">
      <code>
        {before}
        <b>{member}</b>
        {after}
      </code>
      <CopyButton quiet read={() => before + member + after} />
    </div>
  );
}
