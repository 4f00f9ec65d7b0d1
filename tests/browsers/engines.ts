// cspell:ignore Adwaita
import {spawn} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import puppeteer, {type KeyInput} from 'puppeteer-core';
import {chromium} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium, findOnPath} from '../../scripts/lib/programs';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What a check does to a window; everything else it does with code that runs in the page. */
export interface Tab {
  /** Opens an address and waits for the event `load`. */
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page; it sees its arguments and nothing around it. */
  run: <Args extends unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** A click by the mouse, which moves there first. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses keys together: `['Control', 'k']`. */
  press: (keys: readonly string[]) => Promise<void>;
  /** Types faster than a person. */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

export interface Browser {
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

export interface LaunchOptions {
  /** The system prefers dark colors. */
  readonly dark?: boolean;
}

const findBrowser = () => findChromium(chromium.executablePath());
const findFirefox = () => findOnPath('firefox-esr', 'firefox');
const findWebKit = () => findOnPath('xvfb-run') && findOnPath('WebKitWebDriver');

/** What to install on Debian and Ubuntu for an engine that is missing; undefined when it is there. */
export function missingPackages(engine: EngineName): string | undefined {
  const [program, packages] = {
    chromium: [findBrowser(), 'chromium'],
    firefox: [findFirefox(), 'firefox-esr'],
    webkit: [findWebKit(), 'webkit2gtk-driver xvfb'],
  }[engine];
  return program === undefined ? packages : undefined;
}

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
async function launchPuppeteer(
  engine: 'chromium' | 'firefox',
  {dark = false}: LaunchOptions,
): Promise<Browser> {
  const isChromium = engine === 'chromium';
  const browser = await puppeteer.launch({
    browser: isChromium ? 'chrome' : 'firefox',
    executablePath: (isChromium ? findBrowser() : findFirefox())!,
    args: isChromium
      ? [...CHROMIUM_FLAGS, `--blink-settings=preferredColorScheme=${dark ? 0 : 1}`]
      : [],
    // Scroll bars that take room, as readers with a mouse have them.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      'widget.gtk.overlay-scrollbars.enabled': false,
    },
    defaultViewport: null,
  });
  if (isChromium) {
    // A window grants it to every click; the headless shell does not.
    const session = await browser.target().createCDPSession();
    await session.send('Browser.grantPermissions', {permissions: ['clipboardSanitizedWrite']});
  }
  return {
    newTab: async () => {
      const page = await browser.newPage();
      return {
        goto: async (url) => {
          await page.goto(url);
        },
        run: (code, ...args) => page.evaluate(code as never, ...args) as never,
        click: (x, y) => page.mouse.click(x, y),
        press: async (keys) => {
          for (const key of keys) {
            await page.keyboard.down(key as KeyInput);
          }
          for (const key of keys.toReversed()) {
            await page.keyboard.up(key as KeyInput);
          }
        },
        type: (text) => page.keyboard.type(text),
        resize: (width, height) => page.setViewport({width, height}),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** The keys that WebDriver names by a character of their own. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** WebKitGTK by WebDriver, on a screen that nobody sees. */
async function launchWebKit({dark = false}: LaunchOptions): Promise<Browser> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {...process.env, GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita'},
  });
  const send = async (method: string, path: string, body: object = {}) => {
    const url = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(
      url,
      method === 'POST' ? {method, body: JSON.stringify(body)} : {method},
    );
    const {value} = (await answer.json()) as {value: any}; // eslint-disable-line @typescript-eslint/no-explicit-any
    if (!answer.ok) {
      throw new Error(`WebKit, ${method} ${path}: ${value.message}`);
    }
    return value;
  };
  for (let trial = 0; trial < 100; trial += 1) {
    const isListening = await send('GET', '/status').catch(() => false);
    if (isListening) {
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const {sessionId} = await send('POST', '/session', {capabilities: {}});
  const session = `/session/${sessionId}`;
  let current: string = await send('GET', `${session}/window`);
  const unused = [current];
  return {
    newTab: async () => {
      const handle = unused.pop() ?? (await send('POST', `${session}/window/new`)).handle;
      /** Sends a command to this window. */
      const command = async (path: string, body?: object) => {
        if (current !== handle) {
          await send('POST', `${session}/window`, {handle});
          current = handle;
        }
        return send('POST', `${session}${path}`, body);
      };
      const act = (type: string, actions: readonly object[]) =>
        command('/actions', {actions: [{type, id: type, actions}]});
      return {
        goto: (url) => command('/url', {url}),
        run: (code, ...args) =>
          command('/execute/sync', {script: `return (${code}).apply(null, arguments)`, args}),
        click: (x, y) =>
          act('pointer', [
            {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
            {type: 'pointerDown', button: 0},
            {type: 'pointerUp', button: 0},
          ]),
        press: (keys) => {
          const values = keys.map((key) => KEYS[key] ?? key);
          return act('key', [
            ...values.map((value) => ({type: 'keyDown', value})),
            ...values.toReversed().map((value) => ({type: 'keyUp', value})),
          ]);
        },
        type: (text) =>
          act(
            'key',
            [...text].flatMap((value) => [
              {type: 'keyDown', value},
              {type: 'keyUp', value},
            ]),
          ),
        resize: async (width, height) => {
          await command('/window/rect', {width, height});
          // The window has a title bar.
          const inner: number = await command('/execute/sync', {
            script: 'return innerHeight',
            args: [],
          });
          await command('/window/rect', {width, height: 2 * height - inner});
        },
        // The first window stays: the session ends with its last one.
        close: async () => {
          await command('/url', {url: 'about:blank'});
          unused.push(handle);
        },
      };
    },
    close: async () => {
      await send('DELETE', session);
      process.kill(-driver.pid!);
    },
  };
}

/** Starts a browser of an engine that is installed. */
export function launch(engine: EngineName, options: LaunchOptions = {}): Promise<Browser> {
  return engine === 'webkit' ? launchWebKit(options) : launchPuppeteer(engine, options);
}
