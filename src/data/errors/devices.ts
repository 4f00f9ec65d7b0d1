import type {ErrorEntries} from './types';

/** Errors of gestures, and of what only a device has. */
export const devices: ErrorEntries = {
  FINGER_OUT_OF_BOUND: {
    why: 'A gesture ends outside of its element, or of the screen. The end of a swipe depends on where it starts: `distance` is a percentage of the start point, so that it reaches farther at the right and at the bottom. The screen is measured once for all sessions of a run.',
    fix: 'Lower `distance`, swipe on a larger element, or swipe on the screen with `withFinger()`.',
    settings: ['ui.mobile.device.swipe.distance'],
  },
  INVALID_SWIPE_DISTANCE: {
    why: '`distance` is 0, negative, or 100 and more.',
    fix: 'Set it from 1 to 99, or remove it to use the default of 75.',
    settings: ['ui.mobile.device.swipe.distance'],
  },
  NO_KEYBOARD_ERROR: {
    why: 'Only devices have a keyboard on the screen. The text says web also when the session is one on macOS.',
    fix: 'Call it in sessions of Android and iOS only.',
  },
  ACTION_NOT_SUPPORTED_ON_PLATFORM: {
    why: 'All actions of `onAndroidDevice` check the platform first. The text says `Press key` whichever of them was called: the line of your test in the stack trace shows which.',
    fix: 'Call `onAndroidDevice` in sessions of Android only.',
  },
};
