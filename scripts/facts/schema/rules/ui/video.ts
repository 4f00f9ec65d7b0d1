import {at, type SectionRule} from '../types';

const deviceActions = 'actions/device/DeviceActions';
const nativeRecording = at(deviceActions, '"macos: startNativeScreenRecording"');
const noEffect =
  'Has no effect: the driver’s command `macos: startNativeScreenRecording` has no argument of the name under which it is sent.';

/** Screen recordings, of devices and of macOS. */
export const videoRules: readonly SectionRule[] = [
  {
    file: 'config/ui/VideoSetting.java',
    section: 'video',
    stands: ['ui.mobile.<key>.device.video', 'ui.desktop.<key>.machine.video'],
    does: 'Screen recordings of `onDevice`.',
    platforms: ['ANDROID', 'IOS', 'MAC'],
    keys: {
      android: {
        does: 'Holds what applies to Android recordings alone.',
        read: [at(deviceActions, 'final var androidSetting = setting.getAndroid ();')],
        platforms: ['ANDROID'],
      },
      enabled: {
        does: 'Tells whether `startRecording` and `stopRecording` do anything.',
        read: [
          at(deviceActions, 'private void startMobileRecording'),
          at(deviceActions, 'private void startMacRecording'),
        ],
        trap: 'While it is `false`, and on a device of type `CLOUD`, both methods do nothing, without an error.',
      },
      ios: {
        does: 'Holds what applies to iOS recordings alone.',
        read: [at(deviceActions, 'final var iosSetting = setting.getIos ();')],
        platforms: ['IOS'],
      },
      mac: {
        does: 'Holds what applies to macOS recordings alone.',
        read: [at(deviceActions, 'final var macSetting = setting.getMac ();')],
        platforms: ['MAC'],
      },
      path: {
        does: 'Names the folder of the files.',
        read: [at('utils/VideoUtil', 'final var path = setting.getPath ();')],
      },
      prefix: {
        does: 'Begins the file’s name; a dash, the time, and `.mp4` follow.',
        read: [at('utils/VideoUtil', 'final var prefix = setting.getPrefix ();')],
      },
      size: {
        does: 'Is the size of the picture: `WIDTHxHEIGHT` on Android, a scale expression of FFmpeg on iOS.',
        read: [
          at(deviceActions, 'options.withVideoSize (setting.getSize ())'),
          at(deviceActions, 'options.withVideoScale (setting.getSize ());'),
        ],
        platforms: ['ANDROID', 'IOS'],
        otherwise: 'the driver decides',
      },
      timeLimit: {
        does: 'Sets the longest time that a recording may take.',
        read: [at(deviceActions, '.withTimeLimit (ofSeconds (setting.getTimeLimit ()));')],
        platforms: ['ANDROID', 'IOS'],
        unit: 'seconds',
        needed:
          'Required when `enabled` is `true` on Android or iOS, from `1` to `1800`. Without it, the driver receives `0`, and `startRecording` stops with the driver’s exception.',
      },
    },
  },
  {
    file: 'config/ui/mobile/device/AndroidVideoSetting.java',
    section: 'video.android',
    stands: ['ui.mobile.<key>.device.video.android', 'ui.desktop.<key>.machine.video.android'],
    does: 'Android recordings.',
    platforms: ['ANDROID'],
    keys: {
      bitRate: {
        does: 'Sets the bit rate, in steps of 100 000 bits per second.',
        read: [at(deviceActions, 'options.withBitRate (androidSetting.getBitRate () * 100000);')],
        trap: 'The default `4` is 400 000 bits per second, not 4 megabits. For 4 megabits write `40`.',
      },
    },
  },
  {
    file: 'config/ui/mobile/device/IOSVideoSetting.java',
    section: 'video.ios',
    stands: ['ui.mobile.<key>.device.video.ios', 'ui.desktop.<key>.machine.video.ios'],
    does: 'iOS recordings.',
    platforms: ['IOS'],
    keys: {
      codec: {
        does: 'Names the codec of the file.',
        read: [at(deviceActions, '.withVideoType (iosSetting.getCodec ());')],
      },
      fps: {
        does: 'Sets the frames per second.',
        read: [at(deviceActions, 'options.withFps (iosSetting.getFps ())')],
        unit: 'frames per second',
      },
      quality: {
        does: 'Chooses the quality of the picture.',
        read: [at(deviceActions, '.withVideoQuality (iosSetting.getQuality ())')],
      },
    },
  },
  {
    file: 'config/ui/desktop/machine/MacVideoSetting.java',
    section: 'video.mac',
    stands: ['ui.mobile.<key>.device.video.mac', 'ui.desktop.<key>.machine.video.mac'],
    does: 'macOS recordings. They need Xcode 15 or newer on the Mac.',
    platforms: ['MAC'],
    keys: {
      captureClicks: {
        does: noEffect,
        read: [
          at(deviceActions, 'options.enableCursorCapture ();'),
          at(deviceActions, 'options.enableClicksCapture ();'),
          nativeRecording,
        ],
      },
      captureCursor: {
        does: 'Has no effect: no code reads it.',
        read: [at(deviceActions, 'options.enableCursorCapture ();')],
        unread: true,
      },
      deviceId: {
        does: noEffect,
        read: [
          at(deviceActions, 'options.withDeviceId (macSetting.getDeviceId ());'),
          nativeRecording,
        ],
        trap: 'The main display is recorded.',
      },
      fps: {
        does: 'Sets the frames per second.',
        read: [at(deviceActions, 'options.withFps (macSetting.getFps ());')],
        unit: 'frames per second',
      },
      preset: {
        does: noEffect,
        read: [at(deviceActions, 'options.withPreset (macSetting.getPreset ()'), nativeRecording],
      },
    },
  },
];
