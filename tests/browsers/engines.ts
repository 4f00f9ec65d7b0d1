// cspell:ignore Adwaita
import {spawn} from 'node:child_process';
import puppeteer, {type KeyInput} from 'puppeteer-core';
import {chromium, expect} from '@playwright/test';
import {HOST, requireFreePort} from '../../scripts/lib/port';
import {CHROMIUM_FLAGS, findChromium, findOnPath} from '../../scripts/lib/programs';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What a check does to a window; everything else it does with code that runs in the page. */
export interface Tab {
  /** Opens an address and waits for the event `load`. */
  goto: (url: string) => Promise<unknown>;
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

/** The program of each engine, and what to install on Debian and Ubuntu when it is missing. */
export const PROGRAMS: Record<EngineName, {path: string | undefined; packages: string}> = {
  chromium: {path: findChromium(chromium.executablePath()), packages: 'chromium'},
  firefox: {path: findOnPath('firefox-esr', 'firefox'), packages: 'firefox-esr'},
  webkit: {
    path: findOnPath('xvfb-run') && findOnPath('WebKitWebDriver'),
    packages: 'webkit2gtk-driver xvfb',
  },
};

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
async function launchPuppeteer(engine: EngineName, isDark: boolean): Promise<Browser> {
  const isChromium = engine === 'chromium';
  const browser = await puppeteer.launch({
    browser: isChromium ? 'chrome' : 'firefox',
    executablePath: PROGRAMS[engine].path!,
    args: isChromium
      ? [...CHROMIUM_FLAGS, `--blink-settings=preferredColorScheme=${isDark ? 0 : 1}`]
      : [],
    // Scroll bars that take room, as readers with a mouse have them.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
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
        goto: (url) => page.goto(url),
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

/** WebKitGTK by WebDriver, on a screen that nobody sees. */
async function launchWebKit(isDark: boolean): Promise<Browser> {
  const port = await requireFreePort(0);
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {...process.env, GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita'},
  });
  const send = async (method: string, path: string, body: object = {}) => {
    const answer = await fetch(`http://${HOST}:${port}${path}`, {
      method,
      ...(method === 'POST' && {body: JSON.stringify(body)}),
    });
    const {value} = (await answer.json()) as {value: any}; // eslint-disable-line @typescript-eslint/no-explicit-any
    if (!answer.ok) {
      throw new Error(`WebKit, ${method} ${path}: ${value.message}`);
    }
    return value;
  };
  await expect(() => send('GET', '/status'), 'WebKitWebDriver answers').toPass();
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
      const down = (value: string) => ({type: 'keyDown', value});
      const up = (value: string) => ({type: 'keyUp', value});
      const run: Tab['run'] = (code, ...args) =>
        command('/execute/sync', {script: `return (${code}).apply(null, arguments)`, args});
      return {
        goto: (url) => command('/url', {url}),
        run,
        click: (x, y) =>
          act('pointer', [
            {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
            {type: 'pointerDown', button: 0},
            {type: 'pointerUp', button: 0},
          ]),
        press: (keys) => {
          const values = keys.map((key) => KEYS[key] ?? key);
          return act('key', [...values.map(down), ...values.toReversed().map(up)]);
        },
        type: (text) => {
          const letters = [...text].flatMap((value) => [down(value), up(value)]);
          return act('key', letters);
        },
        resize: async (width, height) => {
          await command('/window/rect', {width, height});
          // The window has a title bar.
          const inner = await run(() => innerHeight);
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

/**
 * Starts a browser of an engine that is installed.
 *
 * @param isDark whether the system prefers dark colors
 */
export function launch(engine: EngineName, isDark = false): Promise<Browser> {
  return engine === 'webkit' ? launchWebKit(isDark) : launchPuppeteer(engine, isDark);
}
