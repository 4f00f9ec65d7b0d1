import React, {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PlatformStrip} from '@site/src/components/PlatformStrip';
import type {MethodMetaFacts} from '@site/src/framework/sheets';
import styles from './styles.module.css';

/**
 * Stands beside a method's heading: the source line of each overload, and the platforms where
 * they differ from the type's. `src/remark/remarkApiFacts.ts` puts it there.
 */
export function MethodMeta({facts}: {facts: MethodMetaFacts}): ReactNode {
  return (
    <div className={styles.meta}>
      {facts.platforms && <PlatformStrip platforms={facts.platforms} />}
      <span className={styles.source}>
        {facts.sources.map(({line, to}, index) => (
          <Fragment key={line}>
            {index > 0 && ', '}
            {/* The name begins with what is seen, so that it can be spoken to a machine. */}
            <Link to={to} aria-label={`${index ? '' : 'Source, '}line ${line} of ${facts.name}`}>
              {index ? `line ${line}` : `Source, line ${line}`}
            </Link>
          </Fragment>
        ))}
      </span>
    </div>
  );
}
