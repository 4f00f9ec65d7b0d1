import React, {type ReactNode} from 'react';
import type {ConfigRows, ConfigSectionFacts} from '@site/src/framework/configTypes';
import {ConfigKey} from './ConfigKey';
import {Filter} from './Filter';
import {KeyTable} from './KeyTable';
import {SectionHead} from './SectionHead';
import {SourceLine} from './SourceLine';

/**
 * Every key of one section of `boyka-config.json`: type, default, platforms, snippet, and cautions, all from the schema.
 * The page writes the heading.
 *
 * @param section its name in the schema, such as `ui.web`; empty for the top of the file
 * @param facts filled in at build by `src/remark/remarkConfig.ts`; a page never writes it
 */
export function ConfigReference({facts}: {section: string; facts?: string}): ReactNode {
  const section = read<ConfigSectionFacts>(facts, 'ConfigReference');
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
 * A table with a row for every key of some sections, under the ids that the keys have on their own pages.
 *
 * @param sections names in the schema, with commas between them
 * @param facts filled in at build by `src/remark/remarkConfig.ts`; a page never writes it
 */
export function ConfigTable({facts}: {sections: string; facts?: string}): ReactNode {
  return <KeyTable sections={read<ConfigRows[]>(facts, 'ConfigTable')} />;
}

/**
 * A field and a list that narrow all `<ConfigTable>` of the page. Without JavaScript there is nothing.
 *
 * @param facts filled in at build by `src/remark/remarkConfig.ts`; a page never writes it
 */
export function ConfigFilter({facts}: {facts?: string}): ReactNode {
  return <Filter total={read<number>(facts, 'ConfigFilter')} />;
}

/**
 * A link to the line of the framework's source that decides how the file is found or read.
 *
 * @param of name of the line under `reading` in `src/knowledge/configuration/file.yml`
 * @param facts filled in at build by `src/remark/remarkConfig.ts`; a page never writes it
 */
export function ConfigSource({facts}: {of: string; facts?: string}): ReactNode {
  const {base, line} = read<{base: string; line: string}>(facts, 'ConfigSource');
  return <SourceLine base={base} line={line} />;
}

function read<T>(facts: string | undefined, component: string): T {
  if (facts === undefined) {
    throw new Error(
      `<${component}> is in a file that src/remark/remarkConfig.ts does not transform.`,
    );
  }
  return JSON.parse(facts) as T;
}
