import type {Node} from 'jsonc-parser';
import type {ConfigPlatform as Platform} from '../../framework/configTypes';
import {membersOf, valueAt, type Member} from './document';
import type {Entry, Outline} from './validate';

/** A remark on a key that the schema accepts. */
export interface Remark {
  rule: 'no-effect' | 'trap';
  /** What is marked in the text. */
  node: Node;
  /** Path of the key that the remark is about, with `<key>` for the name of a block. */
  path: string;
  /** Code is in backticks. */
  message: string;
}

type Add = (rule: Remark['rule'], node: Node, path: string, message: string) => void;

const PROVIDERS = ['BROWSER_STACK', 'LAMBDA_TEST_MOBILE', 'LAMBDA_TEST_WEB'];
const LOCAL_BROWSERS = ['CHROME', 'EDGE', 'FIREFOX', 'SAFARI'];
/** `WebDriverManager.getCapabilities`: a provider gets `capabilities` and the address alone. */
const NOT_SENT_TO_PROVIDER = [
  'browser_options',
  'experimental_options',
  'headless',
  'page_load_strategy',
  'platform',
  'version',
];
const ADDRESS_KEYS = ['host', 'port', 'protocol', 'user_name', 'password'];
/** `ServiceManager.getUrl` and the session managers: all that is read of a server that already runs. */
const READ_OF_RUNNING_SERVER = [
  'base_path',
  'driver',
  'external',
  'host',
  'password',
  'port',
  'protocol',
  'target',
  'user_name',
];
/** `ServiceManager.buildService`: what is still read beside `config_path`. */
const READ_BESIDE_CONFIG_FILE = ['config_path', 'driver', 'external', 'external_config', 'target'];
const NAMES: Record<Platform, string> = {
  WEB: 'web',
  ANDROID: 'Android',
  IOS: 'iOS',
  MAC: 'macOS',
  API: 'API',
};

/** Finds keys without effect, and keys that do something else than their name says. */
export function findRemarks(root: Node, {entries}: Outline): Remark[] {
  const remarks: Remark[] = [];
  const add: Add = (rule, node, path, message) => remarks.push({rule, node, path, message});
  addUnread(root, entries, add);
  addValueTraps(entries, add);
  for (const block of blocksOf(root, 'api')) {
    addApiTraps(root, block, add);
  }
  for (const block of blocksOf(root, 'ui', 'web')) {
    addWebRemarks(block, add);
  }
  for (const kind of ['mobile', 'desktop']) {
    for (const {value} of blocksOf(root, 'ui', kind)) {
      addServerRemarks(`ui.${kind}.<key>.server`, valueAt(value, 'server'), add);
    }
  }
  return remarks;
}

function blocksOf(root: Node, ...path: string[]): Member[] {
  return [...membersOf(valueAt(root, ...path)).values()];
}

/** The text of a value; nothing for a placeholder, which is known at run time only. */
function textOf(node: Node | undefined): string | undefined {
  const text = node === undefined ? undefined : String(node.value);
  return text?.startsWith('${') ? undefined : text;
}

function isTrue(node: Node | undefined): boolean {
  return textOf(node)?.toLowerCase() === 'true';
}

function isPlaceholder(node: Node | undefined): boolean {
  return node !== undefined && textOf(node) === undefined;
}

/** Platforms of a mobile block; both where its `os` is known at run time only. */
function mobilePlatforms({value}: Member): Platform[] {
  const os = valueAt(value, 'device', 'os');
  if (isPlaceholder(os) || (!os && textOf(valueAt(value, 'device', 'type')) === 'CLOUD')) {
    return ['ANDROID', 'IOS'];
  }
  return textOf(os) === 'IOS' ? ['IOS'] : ['ANDROID'];
}

function addUnread(root: Node, entries: readonly Entry[], add: Add): void {
  const ofBlock = new Map<Node, Platform[]>();
  const register = (path: string[], platforms: (block: Member) => Platform[]) =>
    blocksOf(root, ...path).forEach((block) => ofBlock.set(block.value, platforms(block)));
  register(['api'], () => ['API']);
  register(['ui', 'web'], () => ['WEB']);
  register(['ui', 'desktop'], () => ['MAC']);
  register(['ui', 'mobile'], mobilePlatforms);
  const ofFile = new Set([...ofBlock.values()].flat());
  const reported = new Set<Node>();
  for (const {place, key, value, parent} of entries) {
    const {path, property, block} = place;
    const platforms = block ? (ofBlock.get(block) ?? []) : [...ofFile];
    if (reported.has(parent)) {
      reported.add(value);
    } else if (property?.['x-boyka-unused']) {
      reported.add(value);
      add('no-effect', key, path, `The framework does not read \`${place.name}\` here.`);
    } else if (isForOthers(platforms, property?.['x-boyka-platforms'])) {
      reported.add(value);
      const where = block ? 'this block is' : 'the blocks of this file are';
      add(
        'no-effect',
        key,
        path,
        `The framework reads \`${place.name}\` only in ${namesOf(property?.['x-boyka-platforms'] ?? [])} sessions, and ${where} for ${namesOf(platforms)}.`,
      );
    }
  }
}

/** Whether none of the platforms reads the key; `$schema` is for none. */
function isForOthers(platforms: readonly Platform[], reads?: readonly string[]): boolean {
  return (
    reads !== undefined &&
    platforms.length > 0 &&
    !platforms.some((platform) => reads.includes(platform))
  );
}

function namesOf(platforms: readonly string[]): string {
  const names = Object.entries(NAMES).filter(([platform]) => platforms.includes(platform));
  // Without a comma before "and".
  return new Intl.ListFormat('en-GB').format(names.map(([, name]) => name));
}

/** Values whose documented caution applies whatever the other keys are. */
const VALUE_TRAPS: Record<string, (value: Node) => boolean> = {
  'data.extension': (value) => textOf(value) !== undefined && textOf(value) !== 'xlsx',
  'language.language': (value) => textOf(value) === 'GR',
  'logging.archive.max_days': () => true,
  'server.allow_insecure': (value) =>
    (value.children ?? []).some((item) => textOf(item)?.includes(':')),
  'ui.web.resize': (value) => textOf(value) === 'NORMAL',
};

function addValueTraps(entries: readonly Entry[], add: Add): void {
  for (const {place, key, value} of entries) {
    const {section, name, property, path} = place;
    const trap = property?.['x-boyka-caution'];
    if (trap && VALUE_TRAPS[`${section}.${name}`]?.(value)) {
      add('trap', key, path, trap);
    }
  }
}

function addApiTraps(root: Node, {key, value}: Member, add: Add): void {
  if (textOf(valueAt(value, 'base_uri'))?.toLowerCase().startsWith('http://')) {
    return;
  }
  for (const [name, effect] of [
    ['validate_ssl', 'certificates are not checked'],
    ['verify_host_name', 'the host name of a certificate is not compared'],
  ] as const) {
    const own = membersOf(value).get(name);
    const path = `api.<key>.${name}`;
    if (!own) {
      add('trap', key, path, `Without \`"${name}": true\` in this block, ${effect}.`);
    } else if (textOf(own.value)?.toLowerCase() === 'false') {
      add('trap', own.key, path, `With \`false\`, ${effect}.`);
    } else if (textOf(valueAt(root, 'common_setting', 'api', name))?.toLowerCase() === 'false') {
      add(
        'trap',
        own.key,
        path,
        `\`common_setting.api.${name}\` is \`false\`, so ${effect} in this block either.`,
      );
    }
  }
}

function addWebRemarks({value}: Member, add: Add): void {
  const members = membersOf(value);
  const target = textOf(members.get('target')?.value);
  const browser = textOf(members.get('browser')?.value) ?? '';
  const unread = (names: readonly string[], reason: string) => {
    for (const name of names) {
      const member = members.get(name);
      if (member) {
        add('no-effect', member.key, `ui.web.<key>.${name}`, `\`${name}\` ${reason}`);
      }
    }
  };
  if (browser === 'REMOTE' && target && PROVIDERS.includes(target)) {
    unread(NOT_SENT_TO_PROVIDER, 'is not sent to a cloud provider. Set it in `capabilities`.');
    const protocol = members.get('protocol')?.value;
    if (!isPlaceholder(protocol) && textOf(protocol) !== 'HTTPS') {
      addPlainPassword(members.get('password'), 'ui.web.<key>.protocol', add);
    }
  } else if (browser === 'REMOTE' && target === 'LOCAL') {
    unread(['user_name', 'password'], 'is read only for a cloud provider.');
    unread(['version'], 'is not read if `capabilities` is set.');
  } else if (LOCAL_BROWSERS.includes(browser)) {
    unread(ADDRESS_KEYS, 'is read only with `"browser": "REMOTE"`.');
    unread(['capabilities'], 'is sent only with `"browser": "REMOTE"`.');
    if (!isPlaceholder(members.get('target')?.value) && target !== 'LOCAL') {
      unread(['version'], 'is read only with `"target": "LOCAL"`.');
    } else if (members.has('capabilities')) {
      unread(['version'], 'is not read if `capabilities` is set.');
    }
    addBrowserRemarks(browser, value, unread, add);
  }
}

function addBrowserRemarks(
  browser: string,
  block: Node,
  unread: (names: readonly string[], reason: string) => void,
  add: Add,
): void {
  if (browser === 'SAFARI') {
    unread(['browser_options', 'experimental_options', 'headless'], 'is not sent to Safari.');
  }
  const member = membersOf(block).get('browser');
  const headless = valueAt(block, 'headless');
  const options = valueAt(block, 'browser_options')?.children ?? [];
  const opensWindow = !options.some(({value}) => value === '-headless' || value === '--headless');
  if (browser === 'FIREFOX' && member && opensWindow && (!headless || isTrue(headless))) {
    add(
      'trap',
      headless ?? member.value,
      'ui.web.<key>.headless',
      'Firefox opens a window although `headless` is `true`. For Firefox without a window, add `"browser_options": ["-headless"]`.',
    );
  }
}

function addPlainPassword(password: Member | undefined, path: string, add: Add): void {
  if (password) {
    add(
      'trap',
      password.key,
      path,
      'The user name and this access key are sent unencrypted over `http://`. Add `"protocol": "HTTPS"`.',
    );
  }
}

function addServerRemarks(path: string, server: Node | undefined, add: Add): void {
  const members = membersOf(server);
  const value = (name: string) => members.get(name)?.value;
  if (isPlaceholder(value('target')) || isPlaceholder(value('external'))) {
    return;
  }
  const unread = (isRead: (name: string) => boolean, reason: string) => {
    for (const [name, {key}] of members) {
      if (!isRead(name)) {
        add('no-effect', key, `${path}.${name}`, `\`${name}\` ${reason}`);
      }
    }
  };
  const isCloud =
    PROVIDERS.includes(textOf(value('target')) ?? '') && value('user_name') && value('password');
  const isLogin = (name: string) => name === 'user_name' || name === 'password';
  if (isCloud) {
    unread((name) => READ_OF_RUNNING_SERVER.includes(name), 'is not read for a cloud provider.');
    if (textOf(value('protocol')) === 'HTTP') {
      addPlainPassword(members.get('password'), `${path}.protocol`, add);
    }
  } else if (isTrue(value('external'))) {
    unread(
      (name) => READ_OF_RUNNING_SERVER.includes(name) && !isLogin(name),
      'is not read for a server that is already running.',
    );
  } else if (value('config_path')) {
    unread(
      (name) => READ_BESIDE_CONFIG_FILE.includes(name),
      'is not read if `config_path` is set.',
    );
  } else {
    unread(
      (name) => !isLogin(name) && name !== 'protocol',
      'is not read for a server that the framework starts.',
    );
  }
}
