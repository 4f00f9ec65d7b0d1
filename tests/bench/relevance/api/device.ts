import type {QuerySet} from '../types';

const DEVICE = '/api/actions/device';

/** Actions on devices. */
export const device: QuerySet = {
  exact: {
    AndroidDeviceActions: `${DEVICE}/android-device-actions`,
  },
  'lower case': {
    deviceactions: `${DEVICE}/device-actions`,
  },
  'split words': {
    'android device actions': `${DEVICE}/android-device-actions`,
  },
  'prefix as typed': {
    androidDev: `${DEVICE}/android-device-actions`,
  },
  typo: {
    'andriod device actions': `${DEVICE}/android-device-actions`,
  },
  task: {
    'hide the keyboard': `${DEVICE}/device-actions`,
    'press the home button on android': `${DEVICE}/android-device-actions`,
  },
  'natural question': {
    'how do I push a file to the phone?': `${DEVICE}/android-device-actions`,
  },
};
