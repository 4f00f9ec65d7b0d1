import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '@site/src/components/ButtonLink';
import {Day} from '@site/src/components/Day';
import {
  FRAMEWORK_VERSION,
  JAVA_VERSION,
  LINKS,
  RELEASE_DATE,
  SUMMARY,
} from '@site/src/config/identity';
import {people} from '@site/src/data/people';
import styles from './styles.module.css';

interface Props {
  /** Lines of a test, and what they log. */
  proof: ReactNode;
  /** How to add the framework to a project. */
  install: ReactNode;
}

/** What the framework does, the code that shows it, and how to start. */
export function Hero({proof, install}: Props): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>{SUMMARY}</h1>
        <p className={styles.sub}>
          Boyka Framework drives Selenium, Appium, and OkHttp. Its actions find the element, wait
          for it, and log each step by the element’s name.
        </p>
      </div>
      <div className={styles.proof}>{proof}</div>
      <div className={styles.start}>
        {install}
        <div className={styles.steps}>
          <ButtonLink primary to="/docs/getting-started/quickstart" className={styles.step}>
            Run your first test
          </ButtonLink>
          <ButtonLink to="/api/intro" className={styles.step}>
            Look up a method
          </ButtonLink>
        </div>
        <p className={styles.fine}>
          Version {FRAMEWORK_VERSION} of <Day date={RELEASE_DATE} /> · Java {JAVA_VERSION} or newer
          · MIT license · <Link to="/community/our-team">{people.length} maintainers</Link> ·{' '}
          <Link href={LINKS.repository}>Source on GitHub</Link> ·{' '}
          <Link href={LINKS.mavenCentral}>Maven Central</Link>
        </p>
      </div>
    </div>
  );
}
