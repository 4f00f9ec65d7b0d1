import {at, type SectionRule} from '../types';
import {ui} from './shared';

const driverActions = 'actions/drivers/DriverActions';

/** Logs of browsers, devices, and Appium servers. */
export const loggingRule: SectionRule = {
  file: 'config/ui/LogSetting.java',
  section: 'ui.logging',
  stands: ['ui.logging'],
  does: 'Logs of browsers, devices, and Appium servers.',
  platforms: ui,
  keys: {
    enable: {
      does: 'Tells whether `saveLogs` writes files.',
      read: [at(driverActions, 'if (!logSetting.isEnable ()) {')],
      trap: 'The key is `enable`, without a final `d`. It does not stop the log file of a local Appium server.',
    },
    excludeLogs: {
      does: 'Lists the log types that `saveLogs` leaves out.',
      read: [
        at(
          driverActions,
          'if (isNull (logSetting.getExcludeLogs ()) || !logSetting.getExcludeLogs ()',
        ),
      ],
      otherwise: 'none, every log type is saved',
    },
    path: {
      does: 'Names the folder of these logs, always below the working directory.',
      read: [
        at(driverActions, 'saveLogType (d, logType, logSetting.getPath ());'),
        at(
          'manager/ServiceManager',
          'Path.of (System.getProperty ("user.dir"), logFolderPath, fileName)',
        ),
      ],
      trap: '`saveLogs` does not create the folder. Where it is missing, the action stops with a `java.lang.IllegalArgumentException`, because the framework cannot format its own message.',
    },
  },
};
