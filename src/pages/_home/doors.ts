import type {Door} from '@site/src/components/home/NextSteps';

export const doors: Door[] = [
  {
    who: 'New here',
    what: 'Quickstart: from nothing to a test that passes',
    to: '/docs/getting-started/quickstart',
  },
  {
    who: 'Building a suite',
    what: 'Your first project: page objects, a suite, and the first run',
    to: '/docs/guides/create-first-project',
  },
  {
    who: 'Wondering how it works',
    what: 'Sessions, drivers, and actions, and the way through them',
    to: '/docs/getting-started/architecture',
  },
];
