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
      trap: 'Of a locator with a `parent`, only the outermost parent is waited for. The element itself is searched once, for up to `implicit_wait`.',
    },
    highlightDelay: {
      does: 'Sets how long an element stays highlighted when the block has `highlight`.',
      read: [at('actions/CommonActions', '.getHighlightDelay ());'), delayRange],
      platforms: ['WEB'],
      ...delayLimits,
    },
    implicitWait: {
      does: 'Sets how long the driver itself searches for an element.',
      read: [
        at(driver, 'ofSeconds (timeoutSetting.getImplicitWait ())'),
        at('actions/elements/ElementFinder', 'return parent.findElements (locator.getLocator ());'),
      ],
      unit: 'seconds',
      minimum: 0,
      trap: 'It is the only wait for an element whose locator has a `parent`.',
    },
    pageLoadTimeout: {
      does: 'Sets how long a page may take to load, in a browser on the desktop or on a device.',
      read: [
        at(driver, 'ofSeconds (timeoutSetting.getPageLoadTimeout ())'),
        at(driver, 'if (this.platformType == PlatformType.WEB || (this.platformType != MAC'),
      ],
      platforms: ['WEB', 'ANDROID', 'IOS'],
      unit: 'seconds',
      minimum: 0,
    },
    scriptTimeout: {
      does: 'Sets how long an asynchronous script may take, in a browser on the desktop or on a device.',
      read: [
        at(driver, 'ofSeconds (timeoutSetting.getScriptTimeout ())'),
        at(driver, 'if (this.platformType == PlatformType.WEB || (this.platformType != MAC'),
      ],
      platforms: ['WEB', 'ANDROID', 'IOS'],
      unit: 'seconds',
      minimum: 0,
    },
  },
};
