import React, {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SampleLink, SampleLinksFacts} from '../../props';
import styles from './styles.module.css';

/**
 * What the code above needs from the sample project, and the whole test that it is from.
 *
 * @param props.facts filled in at build by `src/reference/fill/remarkApiFacts.ts`
 */
export function SampleLinks({facts: {uses, whole}}: {facts: SampleLinksFacts}): ReactNode {
  const {sourceUrl} = useDocusaurusContext().siteConfig.customFields as {sourceUrl: string};
  const link = ({name, place}: SampleLink) => (
    <Link to={`${sourceUrl}src/samples/${place}`}>
      <code>{name}</code>
    </Link>
  );
  return (
    <div className={styles.links} data-search="skip">
      <p>
        {uses.length > 0 && 'Uses '}
        {uses.map((use, index) => (
          <Fragment key={use.name}>
            {index > 0 && ', '}
            {link(use)}
          </Fragment>
        ))}
        {uses.length > 0 && '. '}
        {whole && (
          <>
            Whole {whole.isTest ? 'test' : 'method'}: {link(whole)}.
          </>
        )}
      </p>
    </div>
  );
}
