import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {TypeText} from '@site/src/components/LinkedCode';
import {PlatformStrip} from '@site/src/components/PlatformStrip';
import type {MethodHeadFacts} from '@site/src/framework/referenceProps';
import styles from './styles.module.css';

/**
 * A method's heading with parameters, return type, and source line of each overload beside it, and
 * the platforms where they differ from the type's. `src/remark/remarkApiFacts.ts` puts it there.
 *
 * @param props.children the heading
 */
export function MethodHead({facts, children}: {facts: MethodHeadFacts; children: ReactNode}) {
  const {name, parameters, returns = [], platforms, sources} = facts;
  return (
    <div className={clsx('bk-method-head', styles.head)}>
      {children}
      <TypeText of={[returns.length > 0 ? `${parameters} → ` : parameters, ...returns]} />
      {platforms && <PlatformStrip platforms={platforms} supportedOnly />}
      {sources.map(({line, to}, index) => (
        // The name begins with the visible text, so that speech control finds the link.
        <Link key={line} to={to} aria-label={`${label(index, line)}, line ${line} of ${name}`}>
          {label(index, line)}
        </Link>
      ))}
    </div>
  );
}

const label = (index: number, line: number) => (index ? `line ${line}` : 'Source');
