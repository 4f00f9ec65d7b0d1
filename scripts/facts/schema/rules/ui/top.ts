import {at, type SectionRule} from '../types';
import {mobile, ui} from './shared';

const driver = 'manager/DriverManager';
const window = 'actions/drivers/WindowActions';
const driverActions = 'actions/drivers/DriverActions';

/** The object `ui` itself. */
export const topRule: SectionRule = {
  file: 'config/ui/UISetting.java',
  section: 'ui',
  stands: ['ui'],
  does: 'Everything that sessions with a screen read.',
  platforms: ui,
  keys: {
    delay: {
      does: 'Sets pauses around actions.',
      read: [at('actions/elements/ElementActions', '.getDelay ();')],
    },
    desktop: {
      does: 'Holds one block for each macOS app under test; the block’s name is the `configKey` that the session is created with.',
      read: [at('manager/DriverSession', '.getDesktopSetting (this.configKey);')],
      platforms: ['MAC'],
      needed: 'Required for every macOS session.',
    },
    logging: {
      does: 'Tells where logs of browsers, devices, and Appium servers go.',
      read: [at(driverActions, '.getLogging ();')],
    },
    mobile: {
      does: 'Holds one block for each Android or iOS app under test; the block’s name is the `configKey` that the session is created with.',
      read: [at('manager/DriverSession', '.getMobileSetting (this.configKey);')],
      platforms: mobile,
      needed: 'Required for every Android and iOS session.',
    },
    screenshot: {
      does: 'Tells whether screenshots are taken, and where they go.',
      read: [at(window, 'public String getScreenshot () {')],
    },
    timeout: {
      does: 'Sets how long the framework and the browser wait.',
      read: [at(driver, 'setDriverWaits (settings.getTimeout ());')],
    },
    web: {
      does: 'Holds one block for each browser under test; the block’s name is the `configKey` that the session is created with.',
      read: [at('manager/DriverSession', '.getWebSetting (this.configKey);')],
      platforms: ['WEB'],
      needed: 'Required for every web session.',
    },
  },
};
