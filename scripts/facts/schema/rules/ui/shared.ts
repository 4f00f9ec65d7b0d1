import {at, type KeyRule, type Platform} from '../types';

/** The platforms that have a screen. */
export const ui: readonly Platform[] = ['WEB', 'ANDROID', 'IOS', 'MAC'];
export const mobile: readonly Platform[] = ['ANDROID', 'IOS'];

/** The line that refuses a delay, and the limits that it sets. */
export const delayRange = at('utils/Validator', 'if (delay < 0 || delay > 1000) {');
export const delayLimits = {
  unit: 'milliseconds',
  minimum: 0,
  maximum: 1000,
} as const satisfies Partial<KeyRule>;
