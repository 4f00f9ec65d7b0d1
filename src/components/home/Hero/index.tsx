import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '@site/src/components/ButtonLink';
import {CommandLine} from '@site/src/components/CommandLine';
import {PlatformFigure} from '@site/src/components/home/PlatformFigure';
import {FRAMEWORK_VERSION, LINKS} from '@site/src/config/identity';
import styles from './styles.module.css';

/**
 * What the framework does, how to start it, and the figure that carries the site's identity.
 *
 * @param target id of the section with the platforms' tabs
 */
export function Hero({target}: {target: string}): ReactNode {
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.title}>
          Web, Android, iOS, macOS, and API tests in one Java project
        </h1>
        <p className={styles.sub}>
          Boyka Framework drives Selenium, Appium, and OkHttp for you: its actions find the element,
          wait for it, and log the step, so that your test holds only what it checks.
        </p>
        <CommandLine parts={['npx @boykaframework/boyka-cli', 'init my-tests']} />
        <div className={styles.steps}>
          <ButtonLink primary to="/docs/getting-started/quickstart" className={styles.step}>
            Run your first test
          </ButtonLink>
          <ButtonLink to="/api/intro" className={styles.step}>
            Look up a method
          </ButtonLink>
        </div>
        <p className={styles.fine}>
          Version {FRAMEWORK_VERSION} · Java 17 or newer · MIT license ·{' '}
          <Link href={LINKS.mavenCentral}>Maven Central</Link>
        </p>
      </div>
      <PlatformFigure target={target} />
    </div>
  );
}
