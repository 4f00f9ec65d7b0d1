import {apiRules} from './api';
import {desktopRules} from './desktop';
import {fileRules} from './file';
import {mobileRules} from './mobile';
import {outsideTypes} from './outside';
import {reading} from './reading';
import {serverRules} from './server';
import type {SectionRule} from './types';
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

export {outsideTypes, reading};
