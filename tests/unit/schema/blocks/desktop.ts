import type {Block} from './types';

const machine = {application: {bundle_id: 'com.apple.calculator'}};

export const desktopBlocks: readonly Block[] = [
  {
    section: 'ui.desktop',
    base: {machine, server: {driver: 'MAC'}},
    accepts: [
      [{}, 'demand a driver for a server that the framework starts'],
      [
        {server: {external: true, port: 4723}},
        'demand a driver for a server that the framework starts',
      ],
      [
        {server: {config_path: 'appium.json'}},
        'demand a driver for a server that the framework starts',
      ],
      [{server: {driver: '${env:DRIVER}'}}, 'reading text in blocks'],
      [
        {server: {driver: 'XCUI', external: true}},
        'demand the driver MAC for a server that the framework starts',
      ],
      [{machine: {...machine, version: 15}}, 'demand a machine with an application'],
    ],
    refuses: [
      [{machine: undefined}, 'demand a machine with an application'],
      [{machine: {}}, 'demand a machine with an application'],
      [{machine: {application: {}}}, 'demand a machine with an application'],
      [{server: undefined}, 'demand a driver for a server that the framework starts'],
      [{server: {port: 4723}}, 'demand a driver for a server that the framework starts'],
      [{server: {external: false}}, 'demand a driver for a server that the framework starts'],
      [{server: {driver: 'XCUI'}}, 'demand the driver MAC for a server that the framework starts'],
      [
        {server: {driver: 'UI_AUTOMATOR', external: false}},
        'demand the driver MAC for a server that the framework starts',
      ],
      [{device: {}}, 'class'],
    ],
  },
  {
    section: 'ui.desktop.machine',
    base: machine,
    accepts: [
      [{type: 'REAL'}, 'read type'],
      [{type: '${env:TYPE}'}, 'reading text in blocks'],
      [{os: 'MAC', version: '15.4'}, 'field os'],
      [{server_startup_timeout: 120}, 'read server_startup_timeout'],
      [{show_server_logs: true, event_timings: 'true'}, 'read show_server_logs'],
    ],
    refuses: [
      [{type: 'CLOUD'}, 'refused type CLOUD'],
      [{type: 'real'}, 'field type'],
      [{os: 'MACOS'}, 'field os'],
      [{command_timeout: '1m'}, 'field command_timeout'],
      [{bundle_id: 'com.apple.calculator'}, 'read application'],
      [{no_reset: 'no'}, 'field no_reset'],
    ],
  },
  {
    section: 'ui.desktop.machine.application',
    base: {bundle_id: 'com.apple.calculator'},
    accepts: [
      [{}, 'read bundle_id'],
      [{bundle_id: '${env:BUNDLE}'}, 'reading text in blocks'],
      [{skip_app_kill: true}, 'read skip_app_kill'],
      [{skip_app_kill: 'true'}, 'field skip_app_kill'],
      [{skip_app_kill: '${env:KEEP}'}, 'reading values in blocks'],
    ],
    refuses: [
      [{bundleId: 'com.apple.calculator'}, 'reading names'],
      [{path: 'Calculator.app'}, 'class'],
      [{skip_app_kill: 'yes'}, 'field skip_app_kill'],
      [{skip_app_kill: 1}, 'field skip_app_kill'],
      [{bundle_id: ['com.apple.calculator']}, 'field bundle_id'],
    ],
  },
];
