import type {SectionRule} from '../types';
import {delayRule} from './delay';
import {loggingRule} from './logging';
import {screenshotRule} from './screenshot';
import {timeoutRule} from './timeout';
import {topRule} from './top';
import {videoRules} from './video';

/** What all browser, mobile, and desktop sessions share. */
export const uiRules: readonly SectionRule[] = [
  topRule,
  delayRule,
  loggingRule,
  screenshotRule,
  timeoutRule,
  ...videoRules,
];
