import type {Node} from 'jsonc-parser';
import type {ConfigPlatform as Platform} from '../../framework/configTypes';
import {keyOf, valueAt} from './document';
import type {Place} from './validate';
import {linkTo, type Remark} from './wording';

type Add = (
  rule: 'no-effect' | 'trap',
  node: Node,
  section: string,
  name: string,
  message: string,
) => void;

/** A case in which keys of a block have no effect, or are a trap. */
interface Case {
  /** What the text of a key is, which is empty for a key that is not there; `true` for any. */
  when: Record<string, RegExp | true>;
  /** The keys to mark. */
  keys?: string;
  /** The keys that are read, where all others are to be marked. */
  read?: string;
  /** The key that a trap is about. */
  about?: string;
  /** What follows the key in the message; of a trap, all of it. */
  text: string;
}

const LOCAL = /^LOCAL$/;
/** Its value is known at run time only. */
const PLACEHOLDER = /^\$\{/;
const PROVIDER = /^(?:BROWSER_STACK|LAMBDA_TEST_MOBILE|LAMBDA_TEST_WEB)$/;
const LOCAL_BROWSER = /^(?:CHROME|EDGE|FIREFOX|SAFARI)$/;
const REMOTE = /^REMOTE$/;

const PLAIN_PASSWORD = {
  keys: 'password',
  about: 'protocol',
  text: 'The user name and this access key are sent unencrypted over `http://`. Add `"protocol": "HTTPS"`.',
};

/** Each of these that applies. */
const WEB: readonly Case[] = [
  {
    // `WebDriverManager.getCapabilities`: a provider gets `capabilities` and the address alone.
    when: {browser: REMOTE, target: PROVIDER},
    keys: 'browser_options experimental_options headless page_load_strategy platform version',
    text: 'is not sent to a cloud provider. Set it in `capabilities`.',
  },
  {
    when: {browser: REMOTE, target: LOCAL},
    keys: 'user_name password',
    text: 'is read only for a cloud provider.',
  },
  {
    when: {browser: REMOTE, target: LOCAL},
    keys: 'version',
    text: 'is not read if `capabilities` is set.',
  },
  {
    when: {browser: LOCAL_BROWSER},
    keys: 'host port protocol user_name password',
    text: 'is read only with `"browser": "REMOTE"`.',
  },
  {
    when: {browser: LOCAL_BROWSER},
    keys: 'capabilities',
    text: 'is sent only with `"browser": "REMOTE"`.',
  },
  {
    when: {browser: LOCAL_BROWSER, target: /^(?!LOCAL$|\$\{)/},
    keys: 'version',
    text: 'is read only with `"target": "LOCAL"`.',
  },
  {
    when: {browser: LOCAL_BROWSER, target: /^(?:LOCAL$|\$\{)/, capabilities: true},
    keys: 'version',
    text: 'is not read if `capabilities` is set.',
  },
  {
    when: {browser: /^SAFARI$/},
    keys: 'browser_options experimental_options headless',
    text: 'is not sent to Safari.',
  },
  {
    when: {browser: REMOTE, target: PROVIDER, protocol: /^(?!HTTPS$|\$\{)/},
    ...PLAIN_PASSWORD,
  },
];

const CLOUD_SERVER = {target: PROVIDER, user_name: true, password: true} as const;
const PLAIN_SERVER: Case = {
  when: {...CLOUD_SERVER, external: /^(?!\$\{)/, protocol: /^HTTP$/},
  ...PLAIN_PASSWORD,
};

/** The first of these that applies. */
const SERVER: readonly Case[] = [
  {when: {target: PLACEHOLDER}, text: ''},
  {when: {external: PLACEHOLDER}, text: ''},
  {
    // `ServiceManager.getUrl` and the session managers.
    when: CLOUD_SERVER,
    read: 'base_path driver external host password port protocol target user_name',
    text: 'is not read for a cloud provider.',
  },
  {
    when: {external: /^true$/i},
    read: 'base_path driver external host port protocol target',
    text: 'is not read for a server that is already running.',
  },
  {
    // `ServiceManager.buildService`.
    when: {config_path: true},
    read: 'config_path driver external external_config target',
    text: 'is not read if `config_path` is set.',
  },
  {
    when: {},
    keys: 'user_name password protocol',
    text: 'is not read for a server that the framework starts.',
  },
];

/** Values whose documented caution applies whatever the other keys are. */
const VALUE_TRAPS: Record<string, (value: Node) => boolean> = {
  'data.extension': (value) => !/^(?:xlsx$|\$\{)/.test(textOf(value)),
  'language.language': (value) => textOf(value) === 'GR',
  'logging.archive.max_days': () => true,
  'server.allow_insecure': ({children = []}) =>
    children.some((item) => /^(?!\$\{).*:/s.test(textOf(item))),
  'ui.web.resize': (value) => textOf(value) === 'NORMAL',
};

const NAMES: Record<Platform, string> = {
  WEB: 'web',
  ANDROID: 'Android',
  IOS: 'iOS',
  MAC: 'macOS',
  API: 'API',
};

/** Finds keys without effect, and keys that do something else than their name says. */
export function findRemarks(root: Node, places: ReadonlyMap<Node, Place>): Remark[] {
  const remarks: Remark[] = [];
  const add: Add = (rule, {offset}, section, name, message) =>
    remarks.push({rule, offset, message, link: linkTo(section, name)});
  const ofFile = [...places].flatMap(([value, {block, path}]) =>
    block === value ? platformsOf(block, path) : [],
  );
  const unread = new Set<Node>();
  for (const [value, {path, section, name = '', key, property, block, opens}] of places) {
    if (opens === 'api') {
      addApiTraps(root, value, add);
    } else if (opens === 'ui.web') {
      addWindowTrap(value, add);
    }
    const object = key?.parent?.parent;
    if (!key || !object) {
      continue;
    }
    const platforms = block ? platformsOf(block, path) : ofFile;
    // `$schema` is for none.
    const reads = property?.['x-boyka-platforms'] ?? platforms;
    const isForOthers = platforms.length > 0 && !platforms.some((item) => reads.includes(item));
    if (unread.has(object)) {
      unread.add(value);
    } else if (property?.['x-boyka-unused']) {
      unread.add(value);
      add('no-effect', key, section, name, `The framework does not read \`${name}\` here.`);
    } else if (isForOthers) {
      unread.add(value);
      const where = block ? 'this block is' : 'the blocks of this file are';
      const message = `The framework reads \`${name}\` only in ${namesOf(reads)} sessions, and ${where} for ${namesOf(platforms)}.`;
      add('no-effect', key, section, name, message);
    }
    const caution = property?.['x-boyka-caution'];
    if (caution && VALUE_TRAPS[`${section}.${name}`]?.(value)) {
      add('trap', key, section, name, caution);
    }
    for (const {keys = '', read, about, text} of casesOf(section, object)) {
      if (read ? !read.split(' ').includes(name) : keys.split(' ').includes(name)) {
        const message = about ? text : `\`${name}\` ${text}`;
        add(about ? 'trap' : 'no-effect', key, section, about ?? name, message);
      }
    }
  }
  return remarks;
}

/** The text of a value; nothing where there is none. */
function textOf(node: Node | undefined): string {
  return node ? String(node.value) : '';
}

/** The platforms of a named block; both of a mobile block whose `os` is known at run time only. */
function platformsOf(block: Node, path: string): Platform[] {
  if (!path.startsWith('ui.mobile.')) {
    return [path.startsWith('ui.web.') ? 'WEB' : path.startsWith('ui.') ? 'MAC' : 'API'];
  }
  const os = textOf(valueAt(block, 'device', 'os'));
  const isCloud = textOf(valueAt(block, 'device', 'type')) === 'CLOUD';
  if (PLACEHOLDER.test(os) || (os === '' && isCloud)) {
    return ['ANDROID', 'IOS'];
  }
  return os === 'IOS' ? ['IOS'] : ['ANDROID'];
}

function namesOf(platforms: readonly string[]): string {
  const names = Object.entries(NAMES).filter(([platform]) => platforms.includes(platform));
  // Without a comma before "and".
  return new Intl.ListFormat('en-GB').format(names.map(([, name]) => name));
}

/** The cases that apply to the keys of a block. */
function casesOf(section: string, block: Node): Case[] {
  const applies = ({when}: Case) =>
    Object.entries(when).every(([name, text]) => {
      const value = valueAt(block, name);
      return text === true ? value !== undefined : text.test(textOf(value));
    });
  if (section === 'server') {
    return [SERVER.find(applies)!, PLAIN_SERVER].filter(applies);
  }
  return section === 'ui.web' ? WEB.filter(applies) : [];
}

function addApiTraps(root: Node, block: Node, add: Add): void {
  if (/^http:\/\//i.test(textOf(valueAt(block, 'base_uri')))) {
    return;
  }
  const isOff = (node: Node | undefined) => textOf(node).toLowerCase() === 'false';
  for (const [name, effect] of [
    ['validate_ssl', 'certificates are not checked'],
    ['verify_host_name', 'the host name of a certificate is not compared'],
  ] as const) {
    const own = valueAt(block, name);
    const key = keyOf(own ?? block)!;
    if (!own) {
      add('trap', key, 'api', name, `Without \`"${name}": true\` in this block, ${effect}.`);
    } else if (isOff(own)) {
      add('trap', key, 'api', name, `With \`false\`, ${effect}.`);
    } else if (isOff(valueAt(root, 'common_setting', 'api', name))) {
      const message = `\`common_setting.api.${name}\` is \`false\`, so ${effect} in this block either.`;
      add('trap', key, 'api', name, message);
    }
  }
}

function addWindowTrap(block: Node, add: Add): void {
  const browser = valueAt(block, 'browser');
  const headless = valueAt(block, 'headless');
  const options = valueAt(block, 'browser_options')?.children ?? [];
  const opensWindow = !options.some(({value}) => value === '-headless' || value === '--headless');
  if (browser?.value === 'FIREFOX' && opensWindow && /^(?:true)?$/i.test(textOf(headless))) {
    add(
      'trap',
      headless ?? browser,
      'ui.web',
      'headless',
      'Firefox opens a window although `headless` is `true`. For Firefox without a window, add `"browser_options": ["-headless"]`.',
    );
  }
}
