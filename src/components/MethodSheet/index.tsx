import React, {type ReactNode} from 'react';
import {FactSheet} from '@site/src/components/FactSheet';
import {LinkedCode} from '@site/src/components/LinkedCode';
import {childrenOf, type NamedText} from '@site/src/components/namedText';
import type {CallerFacts, MethodFacts} from '@site/src/framework/referenceProps';
import {Details} from './Details';
import {Glance} from './Glance';

/** What a parameter means, in the page's words; `name` is the parameter. Child of `MethodSheet`. */
export function Param({children}: NamedText): ReactNode {
  return children;
}

/** What a method returns, and what null or empty means. Child of `MethodSheet`. */
export function Returns({children}: NamedText): ReactNode {
  return children;
}

/** An error that the facts do not have, `name` its type. Child of `MethodSheet`. */
export function Throws({children}: NamedText): ReactNode {
  return children;
}

function Callers({of}: {of: CallerFacts[]}): ReactNode {
  return of.length === 0
    ? 'No method: the callback is declared, but never called.'
    : of.map(({method, order}, index) => (
        <React.Fragment key={index}>
          {index > 0 && '; '}
          <LinkedCode of={method} />
          {order && `, ${order}`}
        </React.Fragment>
      ));
}

/**
 * One method: the facts at a glance, what the page says of result and parameters, and the steps and
 * errors of a call, folded.
 *
 * @param props.facts filled in at build by `src/remark/remarkApiFacts.ts`, from `of="Type.method"`
 * @param props.children what the facts do not have: `Param`, `Returns`, and `Throws`
 */
export function MethodSheet({facts, children}: {facts: MethodFacts; children?: ReactNode}) {
  const returns = childrenOf(children, Returns)[0]?.children;
  const rows: [ReactNode, ReactNode][] = [
    ['Called by', facts.calledBy && <Callers key="c" of={facts.calledBy} />],
    ['Returns', returns],
    ...childrenOf(children, Param).map(({name, children: text}): [ReactNode, ReactNode] => [
      <code key={name}>{name}</code>,
      text,
    ]),
  ];
  return (
    <>
      <Glance facts={facts.glance} />
      {rows.some(([, fact]) => fact) && <FactSheet rows={rows} />}
      <Details facts={facts} said={childrenOf(children, Throws)} />
    </>
  );
}
