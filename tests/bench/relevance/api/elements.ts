import type {QuerySet} from '../types';

const ELEMENTS = '/api/actions/elements';

/** The other actions on elements, and `Locator`. */
export const elements: QuerySet = {
  exact: {
    ClickableActions: `${ELEMENTS}/clickable-actions`,
    FingersActions: `${ELEMENTS}/fingers-actions`,
    DropDownActions: `${ELEMENTS}/drop-down-actions`,
    Locator: '/api/builders/locator',
    buildLocator: '/api/builders/locator#build-locator',
  },
  'lower case': {
    fingeractions: `${ELEMENTS}/finger-actions`,
    textboxactions: `${ELEMENTS}/textbox-actions`,
  },
  'split words': {
    'drop down actions': `${ELEMENTS}/drop-down-actions`,
    'finger actions': `${ELEMENTS}/finger-actions`,
    'text box actions': `${ELEMENTS}/textbox-actions`,
  },
  'prefix as typed': {
    clickab: `${ELEMENTS}/clickable-actions`,
    fingersA: `${ELEMENTS}/fingers-actions`,
    dropDownA: `${ELEMENTS}/drop-down-actions`,
  },
  typo: {
    clickabelActions: `${ELEMENTS}/clickable-actions`,
    dropDwonActions: `${ELEMENTS}/drop-down-actions`,
    loctor: '/api/builders/locator',
  },
  keyword: {
    hover: [`${ELEMENTS}/clickable-actions`, `${ELEMENTS}/clickable-actions#hover`],
    'double click': [`${ELEMENTS}/clickable-actions`, `${ELEMENTS}/clickable-actions#double-click`],
    // The section of the configuration only until FingerActions has its methods.
    swipe: [`${ELEMENTS}/finger-actions`, 'ui-mobile-device-swipe'],
    'swipe up': [`${ELEMENTS}/finger-actions`, 'ui-mobile-device-swipe'],
  },
  task: {
    'click a button': [`${ELEMENTS}/clickable-actions`, `${ELEMENTS}/clickable-actions#click`],
    'double tap on a phone': `${ELEMENTS}/finger-actions`,
    'pinch to zoom': `${ELEMENTS}/fingers-actions`,
    'choose an option from a select box': [
      `${ELEMENTS}/drop-down-actions`,
      `${ELEMENTS}/drop-down-actions#select-by-text`,
      `${ELEMENTS}/drop-down-actions#select-by-index`,
      `${ELEMENTS}/drop-down-actions#select-by-value`,
    ],
    'type into an input field': [
      `${ELEMENTS}/textbox-actions`,
      `${ELEMENTS}/textbox-actions#enter-text`,
    ],
  },
  'natural question': {
    'how do I drag one element onto another?': [
      `${ELEMENTS}/clickable-actions`,
      `${ELEMENTS}/clickable-actions#drag-to`,
    ],
    'how is a gesture with two fingers made?': `${ELEMENTS}/fingers-actions`,
  },
};
