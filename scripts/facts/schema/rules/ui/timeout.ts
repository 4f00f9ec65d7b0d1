import {at, type SectionRule} from '../types';
import {delayLimits, delayRange, ui} from './shared';

const driver = 'manager/DriverManager';

/** How long the framework and the browser wait. */
export const timeoutRule: SectionRule = {
  file: 'config/ui/TimeoutSetting.java',
  section: 'ui.timeout',
  stands: ['ui.timeout'],
  does: 'How long the framework and the browser wait.',
  platforms: ui,
  keys: {
    explicitWait: {
      does: 'Sets how long an action waits for its element, and `waitUntil` for its condition.',
      read: [at(driver, 'ofSeconds (timeoutSetting.getExplicitWait ())')],
      unit: 'seconds',
    },
    highlightDelay: {
      does: 'Sets how long an element stays highlighted when the block has `highlight`.',
      read: [at('actions/CommonActions', '.getHighlightDelay ());'), delayRange],
      platforms: ['WEB'],
      ...delayLimits,
    },
    implicitWait: {
      does: 'Sets how long the driver itself searches for an element.',
      read: [at(driver, 'ofSeconds (timeoutSetting.getImplicitWait ())')],
      unit: 'seconds',
    },
    pageLoadTimeout: {
      does: 'Sets how long a page may take to load, in a browser on the desktop or on a device.',
      read: [
        at(driver, 'ofSeconds (timeoutSetting.getPageLoadTimeout ())'),
        at(driver, 'if (this.platformType == PlatformType.WEB || (this.platformType != MAC'),
      ],
      platforms: ['WEB', 'ANDROID', 'IOS'],
      unit: 'seconds',
    },
    scriptTimeout: {
      does: 'Sets how long an asynchronous script may take, in a browser on the desktop or on a device.',
      read: [
        at(driver, 'ofSeconds (timeoutSetting.getScriptTimeout ())'),
        at(driver, 'if (this.platformType == PlatformType.WEB || (this.platformType != MAC'),
      ],
      platforms: ['WEB', 'ANDROID', 'IOS'],
      unit: 'seconds',
    },
  },
};
