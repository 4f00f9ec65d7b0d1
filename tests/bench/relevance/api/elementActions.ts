import type {QuerySet} from '../types';

const ELEMENT = '/api/actions/elements/element-actions';
const DRIVERS = '/api/actions/drivers';

/** `ElementActions`. */
export const elementActions: QuerySet = {
  exact: {
    ElementActions: ELEMENT,
    isDisplayed: `${ELEMENT}#is-displayed`,
    verifyIsDisplayed: `${ELEMENT}#verify-is-displayed`,
    scrollIntoView: `${ELEMENT}#scroll-into-view`,
    verifyText: `${ELEMENT}#verify-text`,
    getAttribute: `${ELEMENT}#get-attribute`,
    itemList: `${ELEMENT}#item-list`,
  },
  'lower case': {
    elementactions: ELEMENT,
    isenabled: `${ELEMENT}#is-enabled`,
    getlocation: `${ELEMENT}#get-location`,
    verifyisselected: `${ELEMENT}#verify-is-selected`,
    verifystyle: `${ELEMENT}#verify-style`,
    getproperty: `${ELEMENT}#get-property`,
    executescript: [`${ELEMENT}#execute-script`, `${DRIVERS}/driver-actions#execute-script`],
  },
  'split words': {
    'is displayed': `${ELEMENT}#is-displayed`,
    'scroll into view': `${ELEMENT}#scroll-into-view`,
    'verify is enabled': `${ELEMENT}#verify-is-enabled`,
    'get style': `${ELEMENT}#get-style`,
    'get attribute': `${ELEMENT}#get-attribute`,
    'item list': `${ELEMENT}#item-list`,
    'verify items': `${ELEMENT}#verify-items`,
    'execute script': [`${ELEMENT}#execute-script`, `${DRIVERS}/driver-actions#execute-script`],
  },
  'prefix as typed': {
    isDis: `${ELEMENT}#is-displayed`,
    scrollInt: `${ELEMENT}#scroll-into-view`,
    verifyIsD: `${ELEMENT}#verify-is-displayed`,
    verifyAttr: `${ELEMENT}#verify-attribute`,
    getSiz: `${ELEMENT}#get-size`,
    getLoc: `${ELEMENT}#get-location`,
    executeS: [`${ELEMENT}#execute-script`, `${DRIVERS}/driver-actions#execute-script`],
    itemL: `${ELEMENT}#item-list`,
    elementAct: ELEMENT,
  },
  typo: {
    isDisplyed: `${ELEMENT}#is-displayed`,
    scrollIntoVeiw: `${ELEMENT}#scroll-into-view`,
    getAtribute: `${ELEMENT}#get-attribute`,
    verifyIsSelectd: `${ELEMENT}#verify-is-selected`,
    elemntActions: ELEMENT,
  },
  keyword: {
    // Each of them asserts.
    assert: [
      ELEMENT,
      `${ELEMENT}#verify-text`,
      `${ELEMENT}#verify-items`,
      `${ELEMENT}#verify-attribute`,
      `${ELEMENT}#verify-property`,
      `${ELEMENT}#verify-style`,
      `${ELEMENT}#verify-is-displayed`,
      `${ELEMENT}#verify-is-enabled`,
      `${ELEMENT}#verify-is-selected`,
      '/docs/guides/ui/write-test#test',
      '/docs/guides/api/verify-response',
    ],
    'assert text': [
      `${ELEMENT}#verify-text`,
      '/docs/guides/api/verify-response#text',
      '/api/builders/api-response#verify-text-field',
    ],
    'is visible': [`${ELEMENT}#is-displayed`, `${ELEMENT}#verify-is-displayed`],
  },
  task: {
    'read what an element says': `${ELEMENT}#get-text`,
    'move down to an element': [
      `${ELEMENT}#scroll-into-view`,
      '/api/actions/elements/clickable-actions#scroll-to-element',
      '/api/actions/elements/finger-actions#swipe-till',
    ],
    'empty a field': `${ELEMENT}#clear`,
    'read the href of a link': `${ELEMENT}#get-attribute`,
    'count the rows of a list': [`${ELEMENT}#item-list`, `${ELEMENT}#verify-items`],
    'css color of an element': [`${ELEMENT}#get-style`, `${ELEMENT}#verify-style`],
  },
  'natural question': {
    'how can I tell whether a checkbox is ticked?': [
      `${ELEMENT}#is-selected`,
      `${ELEMENT}#verify-is-selected`,
    ],
    'is a button greyed out?': [`${ELEMENT}#is-enabled`, `${ELEMENT}#verify-is-enabled`],
    'where on the screen is an element?': `${ELEMENT}#get-location`,
  },
};
