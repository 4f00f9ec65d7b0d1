import type {Block} from './types';

const cloud = {
  target: 'LAMBDA_TEST_MOBILE',
  user_name: '${env:LT_USER}',
  password: '${env:LT_KEY}',
};

export const serverBlocks: readonly Block[] = [
  {
    section: 'server',
    base: {},
    accepts: [
      [{driver: 'UI_AUTOMATOR', port: 4723}, 'read driver'],
      [{external: true, host: 'grid.example.com', port: '${env:PORT}'}, 'read external'],
      [cloud, 'demand a user name and an access key at a provider'],
      [
        {target: 'BROWSER_STACK', external: true},
        'demand a user name and an access key at a provider',
      ],
      [{allow_insecure: ['adb_shell']}, 'read allow_insecure'],
      [{other_args: {'--log-no-colors': true, '--callback-port': '4726'}}, 'read other_args'],
      [{logging: {level: 'DEBUG'}}, 'read logging'],
    ],
    refuses: [
      [{...cloud, user_name: undefined}, 'demand a user name and an access key at a provider'],
      [
        {target: 'BROWSER_STACK', external: false},
        'demand a user name and an access key at a provider',
      ],
      [{driver: 'UIAUTOMATOR2'}, 'field driver'],
      [{driver: 'uiautomator2'}, 'field driver'],
      [{other_args: {'--callback-port': 4726}}, 'read other_args'],
      [{other_args: ['--log-no-colors']}, 'reading blocks'],
      [{allow_insecure: 'adb_shell'}, 'field allow_insecure'],
      [{port: 65536}, 'read port'],
      [{callback_port: '65536'}, 'read callback_port'],
      [{protocol: 'https'}, 'field protocol'],
    ],
  },
  {
    section: 'server.logging',
    base: {},
    accepts: [
      [{}, 'class'],
      [{level: 'INFO_DEBUG'}, 'read level'],
      [{level: '${env:LEVEL}'}, 'reading text in blocks'],
      [{local_timezone: true}, 'read local_timezone'],
      [{timestamp: 'true', debug_spacing: false}, 'read timestamp'],
    ],
    refuses: [
      [{level: 'debug'}, 'field level'],
      [{level: 'info:debug'}, 'read level'],
      [{level: 'TRACE'}, 'field level'],
      [{timestamp: 'short'}, 'field timestamp'],
      [{path: './logs'}, 'class'],
    ],
  },
];
