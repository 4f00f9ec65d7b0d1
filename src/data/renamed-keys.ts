/** A key of `boyka-config.json` that a version of the framework renamed, moved, or removed. */
export interface RenamedKey {
  /** The first version that no longer reads the old key. */
  version: string;
  /** Path of the old key, with `<key>` for the name of a block. */
  from: string;
  /** Path of the key to write instead, as of the documented version. Without one, nothing replaces the old key. */
  to?: string;
  /** What else differs. Code is in backticks. */
  note?: string;
}

/**
 * The newest version first. Read off the differences between the setting classes at consecutive release tags; the
 * changelog of the framework names the change of 2.0.0 only.
 */
export const renamedKeys: readonly RenamedKey[] = [
  {
    version: '2.0.0',
    from: 'api.<key>.connection_timeout',
    to: 'api.<key>.timeout.connection_timeout',
  },
  {version: '2.0.0', from: 'api.<key>.read_timeout', to: 'api.<key>.timeout.read_timeout'},
  {version: '2.0.0', from: 'api.<key>.write_timeout', to: 'api.<key>.timeout.write_timeout'},
  {
    version: '0.18.0',
    from: 'ui.logging.level',
    to: 'ui.mobile.<key>.server.logging.level',
    note: 'Each server has a level of its own.',
  },
  {
    version: '0.18.0',
    from: 'ui.mobile.<key>.server.android',
    note: 'Removed with `bootstrap_port`, `reboot`, and `suppress_adb_kill` in it.',
  },
  {
    version: '0.18.0',
    from: 'ui.mobile.<key>.server.ios',
    note: 'Removed with `webkit_proxy_port` in it.',
  },
  {
    version: '0.15.0',
    from: 'ui.mobile.<key>.device.chrome_driver_port',
    to: 'ui.mobile.<key>.device.application.chrome_driver_port',
    note: 'Read for an application of type `WEB` only.',
  },
  {
    version: '0.15.0',
    from: 'ui.mobile.<key>.device.grant_permission',
    to: 'ui.mobile.<key>.device.accept_alerts',
    note: 'As before, read on iOS only.',
  },
  {
    version: '0.13.0',
    from: 'ui.mobile.<key>.server.cloud',
    to: 'ui.mobile.<key>.server.target',
    note: '`NONE` is now `LOCAL`, and `LAMBDA_TEST` is now `LAMBDA_TEST_MOBILE`.',
  },
  {
    version: '0.13.0',
    from: 'ui.web.<key>.cloud',
    to: 'ui.web.<key>.target',
    note: '`LAMBDA_TEST` is now `LAMBDA_TEST_WEB`. In place of `NONE`, leave the key out.',
  },
  {
    version: '0.12.0',
    from: 'ui.mobile.<key>.device.automation',
    to: 'ui.mobile.<key>.server.driver',
    note: 'The default `UI_AUTOMATOR` is gone: set the key in every block.',
  },
  {
    version: '0.12.0',
    from: 'ui.mobile.<key>.device.avd',
    to: 'ui.mobile.<key>.device.virtual_device',
  },
  {
    version: '0.11.0',
    from: 'ui.mobile.<key>.server.logs',
    to: 'ui.logging',
    note: 'One object for all sessions. Its `level` moved once more in 0.18.0.',
  },
  {
    version: '0.8.0',
    from: 'ui.android',
    to: 'ui.mobile',
    note: 'Exists since 0.9.0. Its blocks have other keys: write them anew.',
  },
  {
    version: '0.8.0',
    from: 'ui.ios',
    to: 'ui.mobile',
    note: 'Exists since 0.9.0. Its blocks have other keys: write them anew.',
  },
  {
    version: '0.8.0',
    from: 'ui.playback',
    to: 'ui.timeout',
    note: 'The keys in it have kept their names.',
  },
];
