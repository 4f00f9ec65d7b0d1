import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {FRAMEWORK_VERSION} from '@site/src/config/identity';
import {Supporters} from '@site/src/components/Supporters';
import {CallTrace} from './_home/CallTrace';
import Comparison from './_home/comparison.mdx';
import {Features} from './_home/Features';
import {Hero} from './_home/Hero';
import {PlatformMatrix, SameTest} from './_home/Platforms';
import styles from './_home/styles.module.css';

/** For readers who come with different questions: whom a page is for, and what it covers. */
const NEXT_STEPS = [
  {
    who: 'New here',
    what: 'Quickstart: from zero to a passing test',
    to: '/docs/getting-started/quickstart',
  },
  {
    who: 'Building a suite',
    what: 'Your first project: dependencies, configuration, page objects, suite',
    to: '/docs/guides/create-first-project',
  },
  {
    who: 'Debugging an error',
    what: 'Paste your log, and see the error, its cause, and the fix',
    to: '/docs/guides/troubleshooting',
  },
  {
    who: 'Curious how it works',
    what: 'Sessions, drivers, actions, and the steps of a call',
    to: '/docs/getting-started/architecture',
  },
  {
    who: 'Comparing tools',
    what: 'Selenium, Appium, Selenide, and Playwright, and what each does better',
    to: '/docs/guides/migrate/compare',
  },
  {
    who: 'Contributing',
    what: 'Set up your machine, build the framework, and open a pull request',
    to: '/contributing/welcome',
  },
];

interface SectionProps {
  /** The section's address on the page. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of the home page: a rule, a title, a lead, and what it is about. */
function Section({id, title, lead, className, children}: SectionProps): ReactNode {
  return (
    <section className={clsx(styles.section, className)} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {lead && <p className={clsx('text--secondary', styles.lead)}>{lead}</p>}
      {children}
    </section>
  );
}

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={siteConfig.tagline}>
      <main>
        <MDXContent>
          <Hero />
        </MDXContent>
        <Section
          id="tests"
          title="One way to write tests, five platforms"
          lead={
            <>
              Web, Android, and iOS share one test file; only the suite’s parameters and one block
              of <code className="bk-short">boyka-config.json</code> differ. Tests for macOS and
              APIs follow the same pattern: open a session, act, verify.
            </>
          }
        >
          <SameTest />
        </Section>
        <Section
          id="platforms"
          title="What runs where"
          lead={
            <>
              As of version {FRAMEWORK_VERSION}. The <Link to="/docs/intro">introduction</Link>{' '}
              lists the supported versions and the limits.
            </>
          }
        >
          <PlatformMatrix />
        </Section>
        <Section id="features" title="Why the tests stay short">
          <Features />
        </Section>
        <Section
          id="comparison"
          title="With and without Boyka Framework"
          lead="Six tasks, with the libraries alone and with the framework. All code is compiled."
        >
          <MDXContent>
            <Comparison />
          </MDXContent>
        </Section>
        <Section
          id="call"
          title="What a click does"
          lead={
            <>
              <code>withMouse(LoginPage.LOG_IN).click()</code>, step by step.
            </>
          }
        >
          <CallTrace />
        </Section>
        <Section
          id="supporters"
          title="Supported by"
          lead={
            <>
              Each supports the project with a free open-source plan.{' '}
              <Link to="/community/support-us">Support Boyka Framework too</Link>
            </>
          }
        >
          <Supporters />
        </Section>
        <Section id="next" title="Where to start" className={styles.band}>
          <div className={styles.steps}>
            {NEXT_STEPS.map(({who, what, to}) => (
              <Link key={to} to={to}>
                <b>{who}</b>
                <span>{what}</span>
              </Link>
            ))}
          </div>
        </Section>
      </main>
    </Layout>
  );
}
