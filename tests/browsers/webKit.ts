// cspell:ignore Adwaita
import {spawn} from 'node:child_process';
import {expect} from '@playwright/test';
import {HOST, requireFreePort} from '../../scripts/lib/port';
import type {Browser, Tab} from './engines';

/** The code points that WebDriver has for keys without a character. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Sends a command of WebDriver to a server; throws with the server's own message. */
async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {method, ...(body && {body: JSON.stringify(body)})});
  const {value} = (await answer.json()) as {value: Value & {error?: string; message?: string}};
  if (!answer.ok) {
    throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  }
  return value;
}

/** Starts WebKitGTK, on a screen that nobody sees, and drives it by WebDriver. */
export async function launchWebKit(): Promise<Browser> {
  const port = await requireFreePort(0);
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {...process.env, GTK_THEME: 'Adwaita:dark'},
  });
  const address = `http://${HOST}:${port}`;
  await expect(() => fetch(`${address}/status`), 'WebKitWebDriver answers').toPass();
  const {sessionId} = await send<{sessionId: string}>('POST', `${address}/session`, {
    capabilities: {alwaysMatch: {browserName: 'MiniBrowser'}},
  });
  const session = `${address}/session/${sessionId}`;
  const post = <Value>(command: string, body: object) =>
    send<Value>('POST', `${session}/${command}`, body);
  // It stays: the session ends with its last window.
  const first = await send<string>('GET', `${session}/window`);
  return {
    newPage: async () => {
      const {handle} = await post<{handle: string}>('window/new', {type: 'window'});
      /** Sends a command to this window. */
      const here = async <Value>(command: string, body: object): Promise<Value> => {
        await post('window', {handle});
        return post(command, body);
      };
      const perform = (type: string, ...actions: object[]) =>
        here<void>('actions', {actions: [{type, id: type, actions}]});
      const stroke = (key: string, types = ['keyDown', 'keyUp']) =>
        types.map((type) => ({type, value: KEYS[key] ?? key}));
      const evaluate = (code: unknown, ...args: unknown[]) =>
        here('execute/sync', {script: `return (${String(code)}).apply(null, arguments)`, args});
      return {
        goto: (url) => here('url', {url}),
        evaluate: evaluate as Tab['evaluate'],
        mouse: {
          click: (x, y) =>
            perform(
              'pointer',
              {type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0},
              {type: 'pointerDown', button: 0},
              {type: 'pointerUp', button: 0},
            ),
        },
        keyboard: {
          down: (key) => perform('key', ...stroke(key, ['keyDown'])),
          up: (key) => perform('key', ...stroke(key, ['keyUp'])),
          press: (key) => perform('key', ...stroke(key)),
          type: (text) => perform('key', ...[...text].flatMap((key) => stroke(key))),
        },
        setViewport: (size) => here('window/rect', size!),
        close: async () => {
          await post('window', {handle});
          await send('DELETE', `${session}/window`);
          await post('window', {handle: first});
        },
      };
    },
    close: async () => {
      await send('DELETE', session);
      process.kill(-server.pid!);
    },
  };
}
