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
import {people} from '@site/src/data/people';
import {PLATFORM_IDS, PLATFORMS} from '@site/src/data/platforms';
import Proof from './hero.mdx';
import Maven from './install/maven.mdx';
import styles from './styles.module.css';

/** What the framework does, the code that shows it, and how to start. */
export function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.pitch}>
        <h1>{SUMMARY}</h1>
        <p>
          Boyka Framework drives Selenium, Appium, and OkHttp. Its actions find the element, wait
          for it, and log each step by the element’s name.
        </p>
      </div>
      <div className={styles.heroProof}>
        <Proof />
      </div>
      <div className={styles.start}>
        <Install />
        <div className={styles.buttons}>
          <ButtonLink primary to="/docs/getting-started/quickstart">
            Run your first test
          </ButtonLink>
          <ButtonLink to="/api/intro">Look up a method</ButtonLink>
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

/**
 * A strip with a link for each platform, which opens the platform's tab.
 *
 * @param target id of the section that has the tabs
 */
export function PlatformLinks({target}: {target: string}): ReactNode {
  return (
    <nav aria-label="Platforms" className={styles.strip}>
      <ul className="bk-plain">
        {PLATFORM_IDS.map((id) => (
          <li key={id}>
            <Link to={`/?platform=${id}#${target}`}>
              <b>{PLATFORMS[id].label}</b> {PLATFORMS[id].library}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
