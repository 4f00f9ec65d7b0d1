import type {QuerySet} from './types';

const MACHINE = '/contributing/machine-setup';
const PROJECT = '/contributing/project-details';

/** Contributing and community. */
export const project: QuerySet = {
  typo: {
    'brnach strategy': `${PROJECT}/branch-strategy`,
    'join discrod': `${MACHINE}/join-discord`,
    'our suporters': '/community/our-supporters',
  },
  keyword: {
    'format java code': `${MACHINE}/suggested-ide#intellij`,
    'report a mistake': [`${MACHINE}/join-discord`, `${MACHINE}/join-discord#where`],
    'sponsor the project': [
      '/community/support-us',
      '/community/support-us#five-minutes-sponsor-the-project',
    ],
    maintainer: '/community/our-team',
  },
  task: {
    'give money': '/community/support-us#five-minutes-sponsor-the-project',
    'give a star on github': '/community/support-us#one-minute-star-the-repository',
    'create a new documentation page': '/contributing/site/working-on-the-site#add-a-page',
  },
  'natural question': {
    'who maintains boyka?': '/community/our-team',
    'which companies help with licenses?': '/community/our-supporters',
    'where can I chat with the maintainers?': [
      `${MACHINE}/join-discord`,
      `${MACHINE}/join-discord#where`,
      '/community/our-team#reach-the-team',
    ],
    'which JDK compiles the framework from source?': [
      `${MACHINE}/build-project#before`,
      '/contributing/welcome#what-you-need',
    ],
    'how is the documentation site built locally?':
      '/contributing/site/working-on-the-site#see-the-site',
    'which branch does a pull request go to?': [
      `${PROJECT}/branch-strategy`,
      `${PROJECT}/ready-your-pr#open`,
    ],
    'who reviews a change?': `${PROJECT}/branch-protection#review`,
    'what are the folders of the repository for?': [
      `${PROJECT}/structure`,
      `${PROJECT}/structure#repository`,
    ],
    'what do the GitHub workflows do?': `${PROJECT}/action-workflows`,
    'how does a commit message have to read?': [
      `${PROJECT}/commit-steps`,
      `${PROJECT}/commit-steps#message`,
    ],
  },
};
