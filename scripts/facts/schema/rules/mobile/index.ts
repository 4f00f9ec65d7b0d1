import type {SectionRule} from '../types';
import {applicationRule} from './application';
import {blockRule} from './block';
import {deviceRule} from './device';
import {swipeRule} from './swipe';
import {virtualDeviceRule} from './virtualDevice';
import {wdaRule} from './wda';

/** Android and iOS blocks. */
export const mobileRules: readonly SectionRule[] = [
  blockRule,
  deviceRule,
  applicationRule,
  swipeRule,
  virtualDeviceRule,
  wdaRule,
];
