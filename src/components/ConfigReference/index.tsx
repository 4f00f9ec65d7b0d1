import React, {type ReactNode} from 'react';
import type {ConfigSection} from '@site/src/framework/configTypes';
import {ConfigKey} from './ConfigKey';
import {SectionHead} from './SectionHead';
import {SourceLine} from './SourceLine';

/**
 * Every key of one section of `boyka-config.json`: type, default, allowed values, platforms, traps, and source lines,
 * all from the schema. The page writes the heading.
 *
 * @param section its name in the schema, such as `ui.web`; empty for the top of the file
 * @param facts filled in at build by `src/remark/remarkConfig.ts`; a page never writes it
 */
export function ConfigReference({facts}: {section: string; facts?: string}): ReactNode {
  const section = read<ConfigSection>(facts, 'ConfigReference');
  return (
    <>
      <SectionHead section={section} />
      {section.keys.map((item) => (
        <ConfigKey key={item.anchor} item={item} section={section} />
      ))}
    </>
  );
}

/**
 * A link to the line of the framework's source that decides how the file is found or read.
 *
 * @param of name of the line in `scripts/facts/schema/rules/reading.ts`
 * @param facts filled in at build by `src/remark/remarkConfig.ts`; a page never writes it
 */
export function ConfigSource({facts}: {of: string; facts?: string}): ReactNode {
  const {base, line} = read<{base: string; line: string}>(facts, 'ConfigSource');
  return <SourceLine base={base} line={line} />;
}

function read<T>(facts: string | undefined, component: string): T {
  if (facts === undefined) {
    throw new Error(
      `<${component}> stands in a file that src/remark/remarkConfig.ts does not see.`,
    );
  }
  return JSON.parse(facts) as T;
}
