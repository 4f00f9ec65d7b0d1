import {at, type SectionRule} from '../types';
import {service} from './service';

/** The log of a server that the framework starts. */
export const loggingRule: SectionRule = {
  file: 'config/ui/mobile/server/LogSetting.java',
  section: 'server.logging',
  stands: ['ui.mobile.<key>.server.logging', 'ui.desktop.<key>.server.logging'],
  does: 'The log of a started Appium server.',
  platforms: ['ANDROID', 'IOS', 'MAC'],
  keys: {
    debugSpacing: {
      does: 'Starts the server with `--debug-log-spacing`.',
      read: [at(service, 'setArgument (DEBUG_LOG_SPACING, logs.isDebugSpacing ());')],
    },
    level: {
      does: 'Starts the server with this `--log-level`; an underscore becomes a colon, so `INFO_DEBUG` is sent as `info:debug`.',
      read: [at(service, 'setArgument (LOG_LEVEL, logs.getLevel ()')],
    },
    localTimezone: {
      does: 'Starts the server with `--local-timezone`.',
      read: [at(service, 'setArgument (LOCAL_TIMEZONE, logs.isLocalTimezone ());')],
    },
    timestamp: {
      does: 'Starts the server with `--log-timestamp`.',
      read: [at(service, 'setArgument (LOG_TIMESTAMP, logs.isTimestamp ());')],
    },
  },
};
