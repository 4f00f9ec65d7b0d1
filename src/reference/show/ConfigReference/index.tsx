import React, {type ReactNode} from 'react';
import {Spans} from '../Spans';
import type {FactsOf} from '../../props';
import {KeyEntry} from './KeyEntry';
import styles from './styles.module.css';

export {ConfigFilter} from './ConfigFilter';
export {ConfigTable} from './ConfigTable';

/**
 * Every key of one section of `boyka-config.json`: type, default, platforms, snippet, and cautions, all from the schema.
 * The page writes the heading.
 */
export function ConfigReference({facts}: {facts: FactsOf<'ConfigReference'>}): ReactNode {
  const {description, paths, platforms, keys} = facts;
  return (
    <>
      <p>
        <Spans of={description} />
      </p>
      <p className={`bk-wrap ${styles.paths}`}>
        {paths.map((path) => (
          <code key={path}>{path}</code>
        ))}
        <span>{platforms}</span>
      </p>
      {keys.map((item) => (
        <KeyEntry key={item.anchor} {...item} />
      ))}
    </>
  );
}

/**
 * A link to the line of the framework's source that decides how the file is found or read.
 */
export function ConfigSource({facts}: {facts: FactsOf<'ConfigSource'>}): ReactNode {
  return <Spans of={facts} />;
}
