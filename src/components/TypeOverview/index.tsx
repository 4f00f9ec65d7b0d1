import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {FactSheet} from '@site/src/components/FactSheet';
import {CodeList, TypeText} from '@site/src/components/Pieces';
import {PlatformStrip} from '@site/src/components/PlatformStrip';
import type {TypeFacts} from '@site/src/framework/sheets';

/**
 * The head of a type's page as a data sheet: how to get one, the import, the platforms, what it
 * inherits, who hears of it, and its source.
 *
 * @param props.facts put in at build by `src/remark/remarkApiFacts.ts`, from `of="Type"`
 */
export function TypeOverview({facts}: {facts: TypeFacts}): ReactNode {
  const {source} = facts;
  return (
    <FactSheet
      head
      rows={[
        ['Get one', facts.getOne.length > 0 && <CodeList of={facts.getOne} />],
        [
          'Import',
          facts.imports.map((line) => (
            <div key={line}>
              <code>{line}</code>
            </div>
          )),
        ],
        ['Works on', facts.platforms && <PlatformStrip platforms={facts.platforms} />],
        ['Extends', facts.extends.length > 0 && <TypeText of={facts.extends} />],
        ['Implements', facts.implements.length > 0 && <TypeText of={facts.implements} />],
        [
          'Inherits',
          facts.inherits.length > 0 && (
            <>
              The methods of <CodeList of={facts.inherits} />
            </>
          ),
        ],
        ['Extended by', facts.extendedBy.length > 0 && <CodeList of={facts.extendedBy} />],
        ['Listener', facts.listeners.length > 0 && <CodeList of={facts.listeners} />],
        [
          'Source',
          <Link key="s" to={source.to}>
            {source.file} at {facts.tag}
          </Link>,
        ],
      ]}
    />
  );
}
