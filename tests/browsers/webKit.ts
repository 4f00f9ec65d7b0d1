// cspell:ignore Adwaita
import {spawn} from 'node:child_process';
import {expect} from '@playwright/test';
import {HOST, requireFreePort} from '../../scripts/lib/port';
import type {Browser, BrowserTab} from './browser';

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

/**
 * WebKitGTK by WebDriver, on a screen that nobody sees.
 *
 * @param isDark whether the system prefers dark colors
 */
export async function launchWebKit(isDark: boolean): Promise<Browser> {
  const port = await requireFreePort(0);
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {...process.env, GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita'},
  });
  const address = `http://${HOST}:${port}`;
  await expect(() => fetch(`${address}/status`), 'WebKitWebDriver answers').toPass();
  const {sessionId} = await send<{sessionId: string}>('POST', `${address}/session`, {
    capabilities: {alwaysMatch: {browserName: 'MiniBrowser'}},
  });
  const session = `${address}/session/${sessionId}`;
  const post = <Value>(command: string, body: object) =>
    send<Value>('POST', `${session}/${command}`, body);
  const unused = [await send<string>('GET', `${session}/window`)];
  let [current] = unused;
  return {
    newTab: async () => {
      const handle =
        unused.pop() ?? (await post<{handle: string}>('window/new', {type: 'window'})).handle;
      /** Sends a command to this window. */
      const here = async <Value>(command: string, body: object): Promise<Value> => {
        if (current !== handle) {
          await post('window', {handle});
          current = handle;
        }
        return post(command, body);
      };
      const perform = (device: object, actions: readonly object[]) =>
        here<void>('actions', {actions: [{...device, actions}]});
      const performKeys = (steps: readonly (readonly ['keyDown' | 'keyUp', string])[]) =>
        perform(
          {type: 'key', id: 'keyboard'},
          steps.map(([type, key]) => ({type, value: KEYS[key] ?? key})),
        );
      const run: BrowserTab['run'] = (code, ...args) =>
        here('execute/sync', {script: `return (${code}).apply(null, arguments)`, args});
      return {
        goto: (url) => here('url', {url}),
        run,
        click: (x, y) =>
          perform({type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}}, [
            {type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0},
            {type: 'pointerDown', button: 0},
            {type: 'pointerUp', button: 0},
          ]),
        press: (keys) =>
          performKeys([
            ...keys.map((key) => ['keyDown', key] as const),
            ...keys.toReversed().map((key) => ['keyUp', key] as const),
          ]),
        type: (text) =>
          performKeys([...text].flatMap((key) => [['keyDown', key] as const, ['keyUp', key]])),
        resize: async (width, height) => {
          await here('window/rect', {width, height});
          // The window has a title bar.
          const inner = await run(() => innerHeight);
          await here('window/rect', {width, height: 2 * height - inner});
        },
        // The first window stays: the session ends with its last one.
        close: async () => {
          await here('url', {url: 'about:blank'});
          unused.push(handle);
        },
      };
    },
    close: async () => {
      await send('DELETE', session);
      process.kill(-server.pid!);
    },
  };
}
