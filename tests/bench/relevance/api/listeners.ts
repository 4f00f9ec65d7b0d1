import type {QuerySet} from '../types';

const LISTENERS = '/api/actions/interfaces/listeners';

/** Listeners. */
export const listeners: QuerySet = {
  exact: {
    BoykaListener: `${LISTENERS}/boyka-listener`,
    IAlertActionsListener: `${LISTENERS}/drivers/alert-actions-listener`,
    ITextBoxActionsListener: `${LISTENERS}/elements/text-box-actions-listener`,
  },
  'lower case': {
    iwindowactionslistener: `${LISTENERS}/drivers/window-actions-listener`,
    icontextactionslistener: `${LISTENERS}/drivers/context-actions-listener`,
    ilanguageactionlistener: `${LISTENERS}/data/language-action-listener`,
    itestdataactionslistener: `${LISTENERS}/data/test-data-action-listener`,
  },
  'split words': {
    'navigate actions listener': `${LISTENERS}/drivers/navigate-actions-listener`,
    'clickable actions listener': `${LISTENERS}/elements/clickable-actions-listener`,
    'test data actions listener': `${LISTENERS}/data/test-data-action-listener`,
  },
  keyword: {
    'where do I register a listener?': [
      'file.listeners_package',
      '/docs/guides/config/general#example',
      '/docs/getting-started/architecture#listeners',
      '/docs/guides/listeners#register',
    ],
    onSwipe: `${LISTENERS}/elements/finger-actions-listener#on-swipe`,
    'typing event': [
      `${LISTENERS}/elements/text-box-actions-listener`,
      `${LISTENERS}/elements/text-box-actions-listener#on-enter-text`,
    ],
    onClick: `${LISTENERS}/elements/clickable-actions-listener#on-click`,
    'click event': `${LISTENERS}/elements/clickable-actions-listener#on-click`,
  },
  task: {
    'run my code before each request is sent': `${LISTENERS}/api/api-actions-listener`,
    'notice when a screenshot is taken': [
      `${LISTENERS}/drivers/window-actions-listener#on-take-screenshot`,
      `${LISTENERS}/drivers/window-actions-listener#on-get-screenshot`,
    ],
  },
  'natural question': {
    'what does a class need to receive all calls?': [
      '/docs/getting-started/architecture#listeners',
      `${LISTENERS}/boyka-listener#requirements`,
    ],
    'which listener fires on click?': [
      '/docs/guides/listeners#choose',
      `${LISTENERS}/elements/clickable-actions-listener#on-click`,
      `${LISTENERS}/elements/clickable-actions-listener`,
    ],
  },
};
