import type {NextStep} from '@site/src/components/home/NextSteps';

export const nextSteps: NextStep[] = [
  {
    who: 'New here',
    what: 'Quickstart: from nothing to a test that passes',
    to: '/docs/getting-started/quickstart',
  },
  {
    who: 'Building a suite',
    what: 'Your first project: dependencies, configuration, page objects, suite',
    to: '/docs/guides/create-first-project',
  },
  {
    who: 'Looking for an error',
    what: 'Paste your log: what went wrong, why, and what to do',
    to: '/docs/guides/troubleshooting',
  },
  {
    who: 'Curious how it works',
    what: 'Sessions, drivers, and actions, and what a call does on its way',
    to: '/docs/getting-started/architecture',
  },
];
