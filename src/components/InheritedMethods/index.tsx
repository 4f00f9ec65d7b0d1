import React, {type ReactNode} from 'react';
import {FactSheet} from '@site/src/components/FactSheet';
import {CodeList, CodePiece} from '@site/src/components/Pieces';
import type {InheritedFacts} from '@site/src/framework/sheets';

/**
 * The methods that a type has from its supertypes, by origin.
 *
 * @param props.facts filled in at build by `src/remark/remarkApiFacts.ts`, from `of="Type"`
 */
export function InheritedMethods({facts}: {facts: InheritedFacts[]}): ReactNode {
  return (
    <FactSheet
      rows={facts.map(({owner, methods}) => [
        <CodePiece key="owner" of={owner} />,
        <CodeList key="methods" of={methods} />,
      ])}
    />
  );
}
