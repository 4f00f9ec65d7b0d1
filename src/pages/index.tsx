import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {CallTrace} from '@site/src/components/home/CallTrace';
import {Claims} from '@site/src/components/home/Claims';
import {Hero} from '@site/src/components/home/Hero';
import {NextSteps} from '@site/src/components/home/NextSteps';
import {PlatformMatrix} from '@site/src/components/home/PlatformMatrix';
import {SameTest} from '@site/src/components/home/SameTest';
import {Section} from '@site/src/components/home/Section';
import {Supporters} from '@site/src/components/home/Supporters';
import {FRAMEWORK_VERSION} from '@site/src/config/identity';
import {claims} from './_home/claims';
import {doors} from './_home/doors';
import {failure, stops} from './_home/stops';
import {panels} from './_home/tests';

const TABS = 'same-test';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={siteConfig.tagline}>
      <main>
        <Hero target={TABS} />
        <Section
          id={TABS}
          title="The same test on five platforms"
          lead={
            <>
              Open a session, act, and verify: the shape stays. What changes is the session, the
              action, and one block of <code>boyka-config.json</code>. Those lines are marked.
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
              One row for each platform, read off the source of version {FRAMEWORK_VERSION}. The{' '}
              <Link to="/docs/intro">introduction</Link> lists versions, and what is not supported.
            </>
          }
        >
          <PlatformMatrix />
        </Section>
        <Section
          id="little-code"
          title="Why the tests stay short"
          lead="Four claims, each with the lines that show it."
        >
          <Claims claims={claims} />
        </Section>
        <Section
          id="call"
          title="How a call travels"
          lead={
            <>
              <code>withMouse(LoginPage.LOG_IN).click()</code>, step by step.
            </>
          }
        >
          <CallTrace stops={stops} failure={failure} />
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
          <NextSteps doors={doors} />
        </Section>
      </main>
    </Layout>
  );
}
