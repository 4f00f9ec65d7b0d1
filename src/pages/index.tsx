import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {CallTrace} from '@site/src/components/home/CallTrace';
import {Features} from '@site/src/components/home/Features';
import {Hero} from '@site/src/components/home/Hero';
import {Install} from '@site/src/components/home/Install';
import {NextSteps} from '@site/src/components/home/NextSteps';
import {PlatformLinks} from '@site/src/components/home/PlatformLinks';
import {PlatformMatrix} from '@site/src/components/home/PlatformMatrix';
import {SameTest} from '@site/src/components/home/SameTest';
import {Section} from '@site/src/components/home/Section';
import {Supporters} from '@site/src/components/home/Supporters';
import {FRAMEWORK_VERSION} from '@site/src/config/identity';
import {clickSteps, failure} from './_home/clickSteps';
import Comparison from './_home/comparison.mdx';
import {features} from './_home/features';
import Proof from './_home/hero.mdx';
import Maven from './_home/install/maven.mdx';
import {nextSteps} from './_home/nextSteps';
import {panels} from './_home/tests';

const TABS = 'tests';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={siteConfig.tagline}>
      <main>
        <MDXContent>
          <Hero proof={<Proof />} install={<Install maven={<Maven />} />} />
        </MDXContent>
        <PlatformLinks target={TABS} />
        <Section
          id={TABS}
          title="One way to write tests, five platforms"
          lead={
            <>
              Web, Android, and iOS share one test file; what differs is the suite’s platform and
              one block of <code>boyka-config.json</code>. Tests for macOS and APIs have the same
              shape: open a session, act, verify.
            </>
          }
        >
          <SameTest panels={panels} />
        </Section>
        <Section
          id="platforms"
          title="What runs where"
          lead={
            <>
              As of version {FRAMEWORK_VERSION}. The <Link to="/docs/intro">introduction</Link>{' '}
              lists versions, and what is not supported.
            </>
          }
        >
          <PlatformMatrix />
        </Section>
        <Section id="features" title="Why the tests stay short">
          <Features features={features} />
        </Section>
        <Section
          id="comparison"
          title="The same work, side by side"
          lead="Seven tasks with the libraries alone, and with the framework. All of the code is compiled."
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
          <CallTrace steps={clickSteps} failure={failure} />
        </Section>
        <Section
          id="supporters"
          title="Supported by"
          lead={
            <>
              Each gives the project an open-source license or plan.{' '}
              <Link to="/community/support-us">Support Boyka Framework too</Link>
            </>
          }
        >
          <Supporters />
        </Section>
        <Section id="next" title="Start with the page that fits" band>
          <NextSteps steps={nextSteps} />
        </Section>
      </main>
    </Layout>
  );
}
