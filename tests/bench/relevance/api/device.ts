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
  keyword: {
    'hide the keyboard': `${DEVICE}/device-actions#hide-keyboard`,
  },
  task: {
    'press the home button on android': `${DEVICE}/android-device-actions#press-key`,
    'pull down the notification panel': `${DEVICE}/android-device-actions#open-notification`,
    'fill the clipboard of a phone': `${DEVICE}/android-device-actions#set-clipboard-text`,
    'download a file from the phone': `${DEVICE}/android-device-actions#pull-file`,
    'capture a video of the run': [
      `${DEVICE}/device-actions#start-recording`,
      '/docs/guides/run/logs-screenshots-video#video',
    ],
  },
  'natural question': {
    'how do I push a file to the phone?': `${DEVICE}/android-device-actions#put-file`,
    'is the soft keyboard open?': `${DEVICE}/device-actions#is-keyboard-visible`,
    'where does the video of a run go?': [
      'video.path',
      '/docs/guides/run/logs-screenshots-video#files',
    ],
  },
};
