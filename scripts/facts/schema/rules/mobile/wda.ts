import {at, type SectionRule} from '../types';
import {ios, onIos} from './managers';

/** WebDriverAgent, the helper on iOS devices. */
export const wdaRule: SectionRule = {
  file: 'config/ui/mobile/device/WDASetting.java',
  section: 'ui.mobile.device.wda',
  stands: ['ui.mobile.<key>.device.wda'],
  does: 'WebDriverAgent on a device that is not of type `CLOUD`.',
  platforms: onIos,
  keys: {
    connectionTimeout: {
      does: 'Sets how long WebDriverAgent may take to answer, when it is above `0`.',
      read: [at(ios, 'options.setWdaConnectionTimeout (ofSeconds (i))')],
      unit: 'seconds',
    },
    launchTimeout: {
      does: 'Sets how long WebDriverAgent may take to start, when it is above `0`.',
      read: [at(ios, 'options.setWdaLaunchTimeout (ofSeconds (v))')],
      unit: 'seconds',
    },
    localPort: {
      does: 'Is the port on this machine through which WebDriverAgent is reached, when it is above `0`.',
      maximum: 65535,
      read: [at(ios, 'options::setWdaLocalPort')],
    },
    signingId: {
      does: 'Is the signing identity for WebDriverAgent; it is read together with `team_id`.',
      read: [at(ios, 'new XcodeCertificate (wda.getTeamId (), wda.getSigningId ());')],
    },
    startupRetries: {
      does: 'Sets how often the start of WebDriverAgent is tried, when it is above `0`.',
      read: [at(ios, 'options::setWdaStartupRetries')],
    },
    startupRetryInterval: {
      does: 'Sets the time between two tries, when it is above `0`.',
      read: [at(ios, 'options.setWdaStartupRetryInterval (ofSeconds (i))')],
      unit: 'seconds',
    },
    teamId: {
      does: 'Is the Apple team that signs WebDriverAgent.',
      read: [at(ios, 'if (isNotEmpty (wda.getTeamId ())) {')],
      otherwise: 'none, nothing is signed',
    },
    updateBundleId: {
      does: 'Is the bundle ID that WebDriverAgent is given.',
      read: [at(ios, 'options::setUpdatedWdaBundleId')],
      otherwise: 'none, not sent',
    },
    useNew: {
      does: 'Tells whether a WebDriverAgent on the device is replaced by a new one.',
      read: [at(ios, 'options.setUseNewWDA (wda.isUseNew ());')],
    },
    usePrebuilt: {
      does: 'Tells whether building WebDriverAgent is left out.',
      read: [at(ios, 'options.setUsePrebuiltWda (wda.isUsePrebuilt ());')],
    },
  },
};
