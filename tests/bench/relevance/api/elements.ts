import type {QuerySet} from '../types';

const ELEMENTS = '/api/actions/elements';

/** The other actions on elements, and `Locator`. */
export const elements: QuerySet = {
  exact: {
    ClickableActions: `${ELEMENTS}/clickable-actions`,
    FingersActions: `${ELEMENTS}/fingers-actions`,
    DropDownActions: `${ELEMENTS}/drop-down-actions`,
    Locator: '/api/builders/locator',
    MouseAction: '/api/builders/mouse-action',
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
    'find something inside another element': [
      '/api/builders/locator',
      '/api/builders/locator#properties',
      '/api/builders/locator#lookup',
      `${ELEMENTS}#lookup`,
      '/docs/guides/ui/web/create-page-object#parent',
    ],
    hover: `${ELEMENTS}/clickable-actions#hover`,
    'double click': `${ELEMENTS}/clickable-actions#double-click`,
    'double tap on a phone': `${ELEMENTS}/finger-actions#double-tap`,
    swipe: `${ELEMENTS}/finger-actions#swipe`,
    'swipe up': [`${ELEMENTS}/finger-actions#swipe`, '/api/enums#swipe-direction'],
  },
  task: {
    'click a button': `${ELEMENTS}/clickable-actions#click`,
    'open a context menu': `${ELEMENTS}/clickable-actions#right-click`,
    'keep the mouse button down': `${ELEMENTS}/clickable-actions#click-and-hold`,
    'draw a signature': `${ELEMENTS}/clickable-actions#draw`,
    'send a form': [
      `${ELEMENTS}/clickable-actions#submit`,
      '/api/builders/api-request#forms',
      '/docs/guides/api/compose-request#form',
    ],
    'press and hold on a phone': `${ELEMENTS}/finger-actions#long-press`,
    'scroll a list on the phone until something appears': `${ELEMENTS}/finger-actions#swipe-till`,
    'pinch to zoom': [
      `${ELEMENTS}/fingers-actions#zoom-in`,
      `${ELEMENTS}/fingers-actions#zoom-out`,
    ],
    'make a map smaller with two fingers': `${ELEMENTS}/fingers-actions#zoom-out`,
    'draw a line on a canvas': `${ELEMENTS}/clickable-actions#draw`,
    'choose an option from a select box': [
      `${ELEMENTS}/drop-down-actions#select-by-text`,
      `${ELEMENTS}/drop-down-actions#select-by-index`,
      `${ELEMENTS}/drop-down-actions#select-by-value`,
    ],
    'clear every chosen option': `${ELEMENTS}/drop-down-actions#deselect-all`,
    'type into an input field': `${ELEMENTS}/textbox-actions#enter-text`,
    'read what a field contains': [
      `${ELEMENTS}/textbox-actions#input-value`,
      `${ELEMENTS}/element-actions#get-property`,
    ],
    'find the third match of a selector': [
      '/api/builders/locator#properties',
      '/api/builders/locator#lookup',
      '/docs/guides/ui/web/create-page-object#narrow',
      '/docs/guides/ui/mac/create-page-object#narrow',
    ],
  },
  'natural question': {
    'how do I drag one element onto another?': [
      `${ELEMENTS}/clickable-actions#drag-to`,
      `${ELEMENTS}/finger-actions#drag-to`,
    ],
    'how is a gesture with two fingers made?': [
      `${ELEMENTS}/fingers-actions`,
      `${ELEMENTS}/fingers-actions#with-fingers`,
      `${ELEMENTS}/fingers-actions#zoom-in`,
    ],
    'which option is chosen?': [
      `${ELEMENTS}/drop-down-actions#selected-item`,
      `${ELEMENTS}/drop-down-actions#selected-items`,
    ],
    'does typing replace the old value?': `${ELEMENTS}/textbox-actions#enter-text`,
    'what if an element is not there?': [
      `${ELEMENTS}#missing`,
      '/docs/getting-started/architecture#reads',
      'ELEMENT_NOT_FOUND',
    ],
    'which element is taken when a selector fits many?': [
      '/api/builders/locator#lookup',
      `${ELEMENTS}#lookup`,
      '/docs/guides/ui/web/create-page-object#narrow',
    ],
    'how do I reach into a shadow root?': '/docs/guides/ui/web/create-page-object#narrow',
  },
};
