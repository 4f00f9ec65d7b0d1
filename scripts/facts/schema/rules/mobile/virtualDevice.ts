import {at, type SectionRule} from '../types';
import {android, both, ios, onAndroid, onIos} from './managers';

/** The emulator or simulator. */
export const virtualDeviceRule: SectionRule = {
  file: 'config/ui/mobile/device/VirtualDeviceSetting.java',
  section: 'ui.mobile.device.virtual_device',
  stands: ['ui.mobile.<key>.device.virtual_device'],
  does: 'The emulator or simulator of a device of type `VIRTUAL`.',
  platforms: both,
  keys: {
    connectKeyboard: {
      does: 'Tells whether the simulator uses this machine’s keyboard.',
      read: [at(ios, 'options.setConnectHardwareKeyboard (virtualDevice.isConnectKeyboard ());')],
      platforms: onIos,
    },
    headless: {
      does: 'Tells whether the emulator or simulator runs without a window.',
      read: [
        at(android, 'options.setIsHeadless (avd.isHeadless ());'),
        at(ios, 'options.setIsHeadless (virtualDevice.isHeadless ());'),
      ],
    },
    launchTimeout: {
      does: 'Sets how long the start of the emulator or simulator may take.',
      read: [
        at(android, 'ofSeconds (avd.getLaunchTimeout ())'),
        at(ios, 'ofSeconds (virtualDevice.getLaunchTimeout ())'),
      ],
      unit: 'seconds',
    },
    name: {
      does: 'Is the name of the Android virtual device (AVD) that is started.',
      read: [at(android, 'options.setAvd (avd.getName ());')],
      platforms: onAndroid,
      otherwise: 'none, not sent',
    },
    readyTimeout: {
      does: 'Sets how long the started emulator may take until it is ready.',
      read: [at(android, 'ofSeconds (avd.getReadyTimeout ())')],
      platforms: onAndroid,
      unit: 'seconds',
    },
  },
};
