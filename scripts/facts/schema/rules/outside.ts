import type {OutsideType} from './types';

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
