import React, {type ReactNode} from 'react';
import {FactSheet} from '@site/src/components/FactSheet';
import {LinkedCodeList, LinkedCode} from '@site/src/components/LinkedCode';
import type {InheritedFacts} from '@site/src/framework/referenceProps';

/**
 * The methods that a type has from its supertypes, by origin.
 *
 * @param props.facts filled in at build by `src/remark/remarkApiFacts.ts`, from `of="Type"`
 */
export function InheritedMethods({facts}: {facts: InheritedFacts[]}): ReactNode {
  return (
    <FactSheet
      rows={facts.map(({owner, methods}) => [
        <LinkedCode key="owner" of={owner} />,
        <LinkedCodeList key="methods" of={methods} />,
      ])}
    />
  );
}
