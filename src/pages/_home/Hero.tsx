import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {ButtonLink} from '@site/src/components/ButtonLink';
import {CommandLine} from '@site/src/components/CommandLine';
import {Day} from '@site/src/components/Day';
import {
  COORDINATES,
  FRAMEWORK_VERSION,
  JAVA_VERSION,
  LINKS,
  RELEASE_DATE,
  SUMMARY,
} from '@site/src/config/identity';
import {people} from '@site/src/components/Team/people';
import {Devices} from './Devices';
import Proof from './hero.mdx';
import Maven from './install/maven.mdx';
import styles from './styles.module.css';

/** What the framework does, how to start, the code that shows it, and the platforms. */
export function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.pitch}>
        <h1>{SUMMARY}</h1>
        <p className="text--secondary">
          One Java API for Selenium, Appium, and OkHttp. Actions wait for their elements. Most log
          lines, and the error for a missing element, use the name that you gave it.
        </p>
        <div className={`bk-wrap ${styles.buttons}`}>
          <ButtonLink primary to="/docs/getting-started/quickstart">
            Run your first test
          </ButtonLink>
          <ButtonLink to="/api/intro">Look up a method</ButtonLink>
        </div>
        <div className="bk-note margin-top--sm">
          <p className="margin-bottom--none">
            You need JDK {JAVA_VERSION}, Maven, Chrome, and about 10 minutes. Selenium’s{' '}
            <code>By</code> and driver remain yours: see{' '}
            <Link to="/docs/guides/migrate/compare#leaving">what leaving costs</Link>.
          </p>
        </div>
      </div>
      <div className={styles.aside}>
        <div className={styles.heroProof}>
          <Proof />
        </div>
        <Devices />
      </div>
      <div>
        <p className={`bk-note ${styles.fine}`}>
          Version {FRAMEWORK_VERSION}, released <Day date={RELEASE_DATE} />
          &nbsp;· Java {JAVA_VERSION} or newer&nbsp;· MIT license&nbsp;·{' '}
          <Link to="/community/our-team">{people.length} maintainers</Link>
          <br />
          <Link to="/docs/intro#limits">What it doesn’t do</Link>
          &nbsp;· <Link to="/docs/guides/migrate/compare">Compare</Link>
          &nbsp;· <Link to="/docs/guides/migrate/selenium">Move from Selenium</Link>
          &nbsp;· <Link href={LINKS.repository}>Source on GitHub</Link>
          &nbsp;· <Link href={LINKS.mavenCentral}>Maven Central</Link>
        </p>
        <Install />
      </div>
    </div>
  );
}

/** How to add the framework to a project, or to start a new one. */
function Install(): ReactNode {
  return (
    <div className={styles.install}>
      <Tabs groupId="build-tool">
        <TabItem value="maven" label="Maven">
          <Maven />
        </TabItem>
        <TabItem value="gradle" label="Gradle">
          <CommandLine prompt="" parts={[`testImplementation("${COORDINATES}")`]} />
        </TabItem>
        <TabItem value="new" label="New project">
          <CommandLine parts={['npx @boykaframework/boyka-cli', 'init my-tests']} />
        </TabItem>
      </Tabs>
    </div>
  );
}
