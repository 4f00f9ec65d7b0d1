import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {PlatformStrip} from '@site/src/components/PlatformStrip';
import type {ConfigKey as Item, ConfigSection} from '@site/src/framework/configTypes';
import {platformIds} from './platformIds';
import {SourceLine} from './SourceLine';
import styles from './styles.module.css';
import {Text} from './Text';

/**
 * One key of `boyka-config.json`, under an anchor of its own.
 *
 * @param item the key
 * @param section the section that it stands in; its platforms go without saying
 */
export function ConfigKey({item, section}: {item: Item; section: ConfigSection}): ReactNode {
  useBrokenLinks().collectAnchor(item.anchor);
  const owner = item.path.slice(0, -item.name.length);
  const platforms = item.platforms.join() === section.platforms.join() ? [] : item.platforms;
  return (
    <div
      id={item.anchor}
      className={styles.key}
      data-config-key={item.path}
      data-config-object={item.opens && ''}
    >
      <p className={styles.name}>
        <span>{owner}</span>
        {item.name}
        <a
          className="hash-link"
          href={`#${item.anchor}`}
          aria-label={`Direct link to ${item.path}`}
          title={`Direct link to ${item.path}`}
        />
      </p>
      <p className={styles.does}>
        <Text of={item.does} messages={section.messages} />
      </p>
      <dl className={styles.facts}>
        <dt>Type</dt>
        <dd>
          {item.opens ? <Link to={`#${headingOf(item.opens)}`}>{item.type}</Link> : item.type}
          {item.unit && `, ${item.unit}`}
        </dd>
        <Default item={item} messages={section.messages} />
        {item.allowedKeys && (
          <>
            <dt>Keys</dt>
            <Values of={item.allowedKeys} />
          </>
        )}
        {item.allowed && (
          <>
            <dt>{item.allowedKeys ? 'Values' : 'Allowed'}</dt>
            <Values of={item.allowed} />
          </>
        )}
        {item.range && (
          <>
            <dt>Allowed</dt>
            <dd>{item.range}</dd>
          </>
        )}
        {item.needed && (
          <>
            <dt>Needed</dt>
            <dd>
              <Text of={item.needed} messages={section.messages} />
            </dd>
          </>
        )}
        {platforms.length > 0 && (
          <>
            <dt>Works on</dt>
            <dd>
              <PlatformStrip platforms={platformIds(platforms)} />
            </dd>
          </>
        )}
        {item.source && (
          <>
            <dt>Source</dt>
            <dd>
              <SourceLine base={section.base} line={item.source} />
              {!item.unread && item.read[0] && (
                <>
                  , read at <SourceLine base={section.base} line={item.read[0]} />
                </>
              )}
            </dd>
          </>
        )}
      </dl>
      {item.trap && (
        <p className={styles.trap}>
          <strong>Caution</strong> <Text of={item.trap} messages={section.messages} />
        </p>
      )}
    </div>
  );
}

/** The default as it would stand in the file, and what holds without the key. */
function Default({item, messages}: {item: Item; messages: readonly string[]}): ReactNode {
  const {default: start, otherwise, opens} = item;
  const rest = otherwise && <Text of={otherwise} messages={messages} />;
  if (start === undefined && !rest && opens) {
    return null;
  }
  return (
    <>
      <dt>{start === undefined && rest ? 'Without it' : 'Default'}</dt>
      <dd>
        {start !== undefined && <code>{start}</code>}
        {start !== undefined && rest && ': '}
        {rest || (start === undefined && 'none')}
      </dd>
    </>
  );
}

function Values({of}: {of: readonly string[]}): ReactNode {
  return (
    <dd className={styles.values}>
      {of.map((value) => (
        <code key={value}>{value}</code>
      ))}
    </dd>
  );
}

function headingOf(section: string): string {
  return section.replaceAll(/[._]/g, '-');
}
