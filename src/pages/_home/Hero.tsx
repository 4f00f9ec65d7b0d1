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
import {PLATFORM_IDS, PLATFORMS} from '@site/src/knowledge/platforms';
import Proof from './hero.mdx';
import Maven from './install/maven.mdx';
import styles from './styles.module.css';

/** What the framework does, the code that shows it, the platforms, and how to start. */
export function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.pitch}>
        <h1>{SUMMARY}</h1>
        <p>
          Boyka Framework drives Selenium, Appium, and OkHttp. An action finds its element, and
          waits for it or for its parent. Most actions log their step, and for clicks, typing, and
          checks the log names the element.
        </p>
      </div>
      <div className={styles.aside}>
        <div className={styles.heroProof}>
          <Proof />
        </div>
        <PlatformLinks />
      </div>
      <div className={styles.start}>
        <Install />
        <div className={`bk-wrap ${styles.buttons}`}>
          <ButtonLink primary to="/docs/getting-started/quickstart">
            Run your first test
          </ButtonLink>
          <ButtonLink to="/api/intro">Look up a method</ButtonLink>
        </div>
        <p className={styles.fine}>
          Version {FRAMEWORK_VERSION} of <Day date={RELEASE_DATE} />
          &nbsp;· Java {JAVA_VERSION} or newer&nbsp;· MIT license
          <br />
          <Link to="/community/our-team">{people.length} maintainers</Link>
          &nbsp;· <Link href={LINKS.repository}>Source on GitHub</Link>
          &nbsp;· <Link href={LINKS.mavenCentral}>Maven Central</Link>
        </p>
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

/** A link for each platform, which opens the platform's tab: one stem, five rows, as in the mark. */
function PlatformLinks(): ReactNode {
  return (
    <nav aria-label="Platforms" className={styles.platforms}>
      <ul className="bk-plain">
        {PLATFORM_IDS.map((id) => (
          <li key={id}>
            <Link to={`/?platform=${id}#tests`}>
              <b>{PLATFORMS[id].label}</b> <span>{PLATFORMS[id].library}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
