import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {FactSheet} from '@site/src/components/FactSheet';
import {InlineText} from '@site/src/components/InlineText';
import {LinkedCodeList} from '@site/src/components/LinkedCode';
import type {ErrorFacts, TextRun} from '@site/src/framework/referenceProps';
import styles from './styles.module.css';

interface Explained {
  when: string;
  why: string;
  fix: string;
  settings: TextRun[];
}

/** Condition, cause, and remedy of an error, and the configuration keys that decide. */
export function ErrorExplanation({of}: {of: Explained}): ReactNode {
  return (
    <FactSheet
      rows={[
        ['When', <InlineText key="when" of={of.when} />],
        ['Why', <InlineText key="why" of={of.why} />],
        ['What to do', <InlineText key="fix" of={of.fix} />],
        ['Settings', of.settings.length > 0 && <LinkedCodeList of={of.settings} />],
      ]}
    />
  );
}

/**
 * One error of a troubleshooting page, below the heading with its text.
 *
 * @param props.facts put in at build by `src/remark/remarkErrors.ts`, from `of="CONSTANT"`
 */
export function ErrorEntry({facts}: {facts: ErrorFacts}): ReactNode {
  const {name, source} = facts;
  return (
    <>
      <p className={styles.name} data-search="skip">
        <code>{name}</code>
        {source && (
          <Link to={source.to} aria-label={`Source, line ${source.line}, of ${name}`}>
            Source, line {source.line}
          </Link>
        )}
      </p>
      <ErrorExplanation of={facts} />
    </>
  );
}
