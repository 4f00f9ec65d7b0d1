import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {InlineText} from '../Runs';
import type {FactsOf} from '../../props';
import {ConfigKey, lineName} from './ConfigKey';
import {platformNames} from './platformNames';
import styles from './styles.module.css';

export {ConfigFilter} from './ConfigFilter';
export {ConfigTable} from './ConfigTable';

/**
 * Every key of one section of `boyka-config.json`: type, default, platforms, snippet, and cautions, all from the schema.
 * The page writes the heading.
 *
 * @param facts filled in at build by `src/reference/fill/configFacts.ts`, from `section="ui.web"`
 */
export function ConfigReference({facts}: {facts: FactsOf<'ConfigReference'>}): ReactNode {
  const {description, paths, platforms, keys} = facts;
  return (
    <>
      <p>
        <InlineText of={description} />
      </p>
      <p className={styles.paths}>
        {paths.map((path) => path && <code key={path}>{path}</code>)}
        <span>{platformNames(platforms)}</span>
      </p>
      {keys.map((item) => (
        <ConfigKey key={item.anchor} item={item} section={facts} />
      ))}
    </>
  );
}

/**
 * A link to the line of the framework's source that decides how the file is found or read.
 *
 * @param facts filled in at build by `src/reference/fill/configFacts.ts`, from `of="default folder"`
 */
export function ConfigSource({facts: {base, line}}: {facts: FactsOf<'ConfigSource'>}): ReactNode {
  return <Link to={base + line}>{lineName(line)}</Link>;
}
