import React, {Children, Fragment, isValidElement, type ReactNode} from 'react';
import {FactSheet} from '@site/src/components/FactSheet';
import {CodePiece, TypeText} from '@site/src/components/Pieces';
import {SignatureCard} from '@site/src/components/SignatureCard';
import {Trace} from '@site/src/components/Trace';
import type {Failure, MethodFacts, OverloadFacts} from '@site/src/framework/sheets';
import styles from './styles.module.css';

interface Slot {
  name?: string;
  children?: ReactNode;
}

/** What a parameter means, in the page's words. Stands inside a `MethodSheet`. */
export function Param({children}: Slot): ReactNode {
  return children;
}

/** What a method returns, and what null or empty means. Stands inside a `MethodSheet`. */
export function Returns({children}: Slot): ReactNode {
  return children;
}

/** An error that the parser cannot see, `name` its type. Stands inside a `MethodSheet`. */
export function Throws({children}: Slot): ReactNode {
  return children;
}

function slots(children: ReactNode, kind: unknown): Slot[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<Slot>(child) && child.type === kind ? [child.props] : [],
  );
}

function Parameters({facts, said}: {facts: MethodFacts; said: Slot[]}): ReactNode {
  return facts.parameters.length === 0 ? (
    'None.'
  ) : (
    <dl className={styles.parameters}>
      {facts.parameters.map(({name, type}) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            <small>
              <TypeText of={type} />
            </small>
          </dt>
          <dd>{said.find((slot) => slot.name === name)?.children}</dd>
        </div>
      ))}
    </dl>
  );
}

/** More steps than these are folded up, so that a page can be read over. */
const LONG = 14;

function Happens({overloads}: {overloads: OverloadFacts[]}): ReactNode {
  return overloads.map(({signature, steps = []}) =>
    steps.length === 0 ? null : (
      <Fragment key={signature}>
        {overloads.length > 1 && (
          <p className={styles.overload}>
            <code>{signature}</code>
          </p>
        )}
        {steps.length > LONG ? (
          <details>
            <summary>All {steps.length} steps</summary>
            <Trace steps={steps} />
          </details>
        ) : (
          <Trace steps={steps} />
        )}
      </Fragment>
    ),
  );
}

function Errors({failures, said}: {failures: Failure[]; said: Slot[]}): ReactNode {
  if (failures.length + said.length === 0) {
    return 'Nothing of its own.';
  }
  return (
    <ul className={styles.errors}>
      {failures.map((failure, index) => (
        <li key={index}>
          <CodePiece of={failure.exception} />{' '}
          {failure.words ??
            (failure.when && (
              <>
                If <code>{failure.when}</code>.
              </>
            ))}
          {failure.text && (
            <span className={styles.text}>
              <code>{failure.text}</code>
            </span>
          )}
        </li>
      ))}
      {said.map(({name, children}) => (
        <li key={name}>
          <code>{name}</code> {children}
        </li>
      ))}
    </ul>
  );
}

/**
 * One method as a data sheet: its signatures, parameters, result, what a call does in order, and
 * the errors it raises. The heading above it is the page's own.
 *
 * @param props.facts put in at build by `src/remark/remarkApiFacts.ts`, from `of="Type.method"`
 * @param props.children what the source cannot say: `Param`, `Returns`, and `Throws`
 */
export function MethodSheet({facts, children}: {facts: MethodFacts; children?: ReactNode}) {
  const [returns] = slots(children, Returns);
  return (
    <>
      {facts.overloads.map(({signature, tokens}) => (
        <SignatureCard key={signature} name={signature} tokens={tokens} />
      ))}
      <FactSheet
        rows={[
          ['Parameters', <Parameters key="p" facts={facts} said={slots(children, Param)} />],
          ['Returns', facts.returns ? returns?.children : 'Nothing.'],
          [
            'What happens',
            facts.overloads.some(({steps}) => steps?.length) && (
              <Happens overloads={facts.overloads} />
            ),
          ],
          [
            'Called by',
            facts.toldBy && facts.toldBy.length > 0 && (
              <ul className={styles.errors}>
                {facts.toldBy.map(({method, order}, index) => (
                  <li key={index}>
                    <CodePiece of={method} />
                    {order}
                  </li>
                ))}
              </ul>
            ),
          ],
          [
            'Throws',
            !facts.toldBy && (
              <Errors key="e" failures={facts.failures} said={slots(children, Throws)} />
            ),
          ],
        ]}
      />
    </>
  );
}
