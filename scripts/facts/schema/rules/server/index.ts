import type {SectionRule} from '../types';
import {loggingRule} from './logging';
import {serverRule} from './server';

/** The Appium server of mobile and desktop blocks. */
export const serverRules: readonly SectionRule[] = [serverRule, loggingRule];
