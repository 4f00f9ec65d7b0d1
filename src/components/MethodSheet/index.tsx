import React, {Fragment, type ReactNode} from 'react';
import {childrenOf, type NamedText} from '@site/src/components/namedText';
import {FactSheet} from '@site/src/components/FactSheet';
import {CodePiece, TypeText} from '@site/src/components/Pieces';
import {SignatureCard} from '@site/src/components/SignatureCard';
import {Trace} from '@site/src/components/Trace';
import type {Failure, MethodFacts, OverloadFacts} from '@site/src/framework/sheets';
import styles from './styles.module.css';

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

function Parameters({facts, said}: {facts: MethodFacts; said: NamedText[]}): ReactNode {
  return (
    <dl className={styles.parameters}>
      {facts.parameters
        .filter(({name}) => said.some((text) => text.name === name))
        .map(({name, type}) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              <small>
                <TypeText of={type} />
              </small>
            </dt>
            <dd>{said.find((text) => text.name === name)?.children}</dd>
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

function Errors({failures, said}: {failures: Failure[]; said: NamedText[]}): ReactNode {
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
  const [returns] = childrenOf(children, Returns);
  const parameters = childrenOf(children, Param);
  const errors = childrenOf(children, Throws);
  return (
    <>
      {facts.overloads.map(({signature, tokens}) => (
        <SignatureCard key={signature} name={signature} tokens={tokens} />
      ))}
      <FactSheet
        rows={[
          [
            'Parameters',
            parameters.length > 0 && <Parameters key="p" facts={facts} said={parameters} />,
          ],
          ['Returns', returns?.children],
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
            !facts.toldBy && facts.failures.length + errors.length > 0 && (
              <Errors key="e" failures={facts.failures} said={errors} />
            ),
          ],
        ]}
      />
    </>
  );
}
