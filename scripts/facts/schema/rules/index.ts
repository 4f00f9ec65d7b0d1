import {apiRules} from './api';
import {desktopRules} from './desktop';
import {fileRules} from './file';
import {mobileRules} from './mobile';
import {reading} from './reading';
import {serverRules} from './server';
import type {OutsideType, SectionRule} from './types';
import {uiRules} from './ui';
import {webRules} from './web';

/** Every setting class, in the order in which the reference shows them. */
export const sectionRules: readonly SectionRule[] = [
  ...fileRules,
  ...apiRules,
  ...uiRules,
  ...webRules,
  ...mobileRules,
  ...serverRules,
  ...desktopRules,
];

export {reading};

/** Types of Selenium 4.36.0 and Appium’s Java client 10.0.0 that setting classes use. */
export const outsideTypes: Readonly<Record<string, OutsideType>> = {
  // Its `toString` gives the lower-case name, and Gson accepts that too.
  PageLoadStrategy: {
    kind: 'enum',
    constants: ['NONE', 'EAGER', 'NORMAL'],
    also: ['none', 'eager', 'normal'],
  },
  VideoQuality: {kind: 'enum', constants: ['LOW', 'MEDIUM', 'HIGH', 'PHOTO']},
  Dimension: {
    kind: 'object',
    section: 'ui.web.custom_size',
    stands: ['ui.web.<key>.custom_size'],
    does: 'The size of the browser’s window.',
    platforms: ['WEB'],
    unit: 'pixels',
    fields: {width: 'Is the width of the window.', height: 'Is the height of the window.'},
  },
};
