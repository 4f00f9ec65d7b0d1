import type {Block} from './types';

const grid = {browser: 'REMOTE', target: 'LOCAL', capabilities: {browserName: 'chrome'}};
const cloud = {
  browser: 'REMOTE',
  target: 'BROWSER_STACK',
  user_name: '${env:BS_USER}',
  password: '${env:BS_KEY}',
  capabilities: {browserName: 'Chrome'},
};

export const webBlocks: readonly Block[] = [
  {
    section: 'ui.web',
    base: {browser: 'CHROME'},
    accepts: [
      [{}, 'demand a browser'],
      [{browser: '${env:BROWSER:-CHROME}'}, 'reading text in blocks'],
      [{headless: false, highlight: 'true'}, 'read headless'],
      [{page_load_strategy: 'eager'}, 'read page_load_strategy'],
      [{page_load_strategy: 'EAGER'}, 'field page_load_strategy'],
      [{version: 128, target: 'LOCAL'}, 'read version'],
      [{browser_options: ['--lang=de', '${env:OPTION}']}, 'reading lists in blocks'],
      [
        {experimental_options: {prefs: {'download.prompt_for_download': false}}},
        'read experimental_options',
      ],
      [{custom_size: {width: 800, height: 600}, resize: 'CUSTOM'}, 'read custom_size'],
      [grid, 'demand the browser’s name on a Selenium Grid'],
      [
        {...grid, capabilities: {browserName: 'FireFox'}},
        'demand the browser’s name on a Selenium Grid',
      ],
      [{...grid, port: 4444, host: 'grid.example.com'}, 'read port'],
      [cloud, 'demand a user name at a provider'],
      [{...cloud, protocol: 'HTTPS'}, 'read protocol'],
    ],
    refuses: [
      [{browser: undefined}, 'demand a browser'],
      [{browser: 'NONE'}, 'refused browser NONE'],
      [{browser: 'chrome'}, 'read browser'],
      [{browser: 'OPERA'}, 'read browser'],
      [{page_load_strategy: 'Eager'}, 'read page_load_strategy'],
      [{headless: 'yes'}, 'field headless'],
      [{port: 'many'}, 'field port'],
      [{port: -1}, 'read port'],
      [{port: '65536'}, 'read port'],
      [{baseUrl: 'https://shop.example.com'}, 'reading names'],
      [{browser_options: '--headless'}, 'field browser_options'],
      [{experimental_options: {list: [{a: 1}]}}, 'reading lists in blocks'],
      [{...grid, target: undefined}, 'demand a target for REMOTE'],
      [{...grid, capabilities: undefined}, 'demand capabilities for REMOTE'],
      [{...grid, capabilities: {}}, 'demand the browser’s name on a Selenium Grid'],
      [
        {...grid, capabilities: {browserName: 'MicrosoftEdge'}},
        'demand the browser’s name on a Selenium Grid',
      ],
      [{...cloud, user_name: undefined}, 'demand a user name at a provider'],
      [{...cloud, password: undefined}, 'demand an access key at a provider'],
      [{...cloud, target: 'SAUCE_LABS'}, 'field target'],
    ],
  },
  {
    section: 'ui.web.custom_size',
    base: {width: 1280, height: 720},
    accepts: [
      [{}, 'field ui.web custom_size'],
      [{width: '1280'}, 'field ui.web custom_size'],
      [{height: '${env:HEIGHT}'}, 'reading values in blocks'],
      [{width: 1}, 'read ui.web custom_size'],
      [{width: 1280.0}, 'field ui.web custom_size'],
    ],
    refuses: [
      [{width: undefined}, 'read ui.web custom_size'],
      [{height: undefined}, 'read ui.web custom_size'],
      [{width: '1280px'}, 'field ui.web custom_size'],
      [{height: 720.5}, 'field ui.web custom_size'],
      [{depth: 24}, 'field ui.web custom_size'],
    ],
  },
];
