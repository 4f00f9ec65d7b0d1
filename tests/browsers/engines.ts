// cspell:ignore Adwaita
import {spawn} from 'node:child_process';
import puppeteer, {type KeyInput} from 'puppeteer-core';
import {Builder, Key} from 'selenium-webdriver';
import {expect} from '@playwright/test';
import {HOST, requireFreePort} from '../../scripts/lib/port';
import {findOnPath} from '../../scripts/lib/programs';

export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What a check does to a window; everything else it does with code that runs in the page. */
export interface BrowserTab {
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
  newTab: () => Promise<BrowserTab>;
  close: () => Promise<void>;
}

/** The program of each engine, and what to install on Debian and Ubuntu when it is missing. */
export const PROGRAMS: Record<EngineName, {path: string | undefined; packages: string}> = {
  firefox: {path: findOnPath('firefox-esr', 'firefox'), packages: 'firefox-esr'},
  webkit: {
    path: findOnPath('xvfb-run') && findOnPath('WebKitWebDriver'),
    packages: 'webkit2gtk-driver xvfb',
  },
};

/** Firefox by WebDriver BiDi. */
async function launchFirefox(isDark: boolean): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: PROGRAMS.firefox.path!,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      // Scroll bars that take room, as readers with a mouse have them.
      'widget.gtk.overlay-scrollbars.enabled': false,
    },
    defaultViewport: null,
  });
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

/** The key of WebDriver for a key as Firefox's driver names it: `ArrowDown`, `k`. */
const keyOf = (name: string): string =>
  name === 'Backspace'
    ? Key.BACK_SPACE
    : ((Key as unknown as Record<string, string>)[
        name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
      ] ?? name);

/** WebKitGTK by WebDriver, on a screen that nobody sees. */
async function launchWebKit(isDark: boolean): Promise<Browser> {
  const port = await requireFreePort(0);
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {...process.env, GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita'},
  });
  const address = `http://${HOST}:${port}`;
  await expect(() => fetch(`${address}/status`), 'WebKitWebDriver answers').toPass();
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .forBrowser('MiniBrowser')
    .build();
  const unused = [await driver.getWindowHandle()];
  let [current] = unused;
  return {
    newTab: async () => {
      const handle = unused.pop() ?? (await openWindow());
      /** The driver, with this window as the one that it drives. */
      const here = async () => {
        if (current !== handle) {
          await driver.switchTo().window(handle);
          current = handle;
        }
        return driver;
      };
      const actions = async () => (await here()).actions();
      const run: BrowserTab['run'] = async (code, ...args) =>
        (await here()).executeScript(`return (${code}).apply(null, arguments)`, ...args) as never;
      return {
        goto: async (url) => (await here()).get(url),
        run,
        click: async (x, y) =>
          (await actions())
            .move({x: Math.round(x), y: Math.round(y), duration: 0})
            .press()
            .release()
            .perform(),
        press: async (keys) => {
          const sequence = await actions();
          keys.map(keyOf).forEach((key) => sequence.keyDown(key));
          keys
            .toReversed()
            .map(keyOf)
            .forEach((key) => sequence.keyUp(key));
          await sequence.perform();
        },
        type: async (text) => (await actions()).sendKeys(text).perform(),
        resize: async (width, height) => {
          const window = (await here()).manage().window();
          await window.setRect({width, height});
          // The window has a title bar.
          const inner = await run(() => innerHeight);
          await window.setRect({width, height: 2 * height - inner});
        },
        // The first window stays: the session ends with its last one.
        close: async () => {
          await (await here()).get('about:blank');
          unused.push(handle);
        },
      };
    },
    close: async () => {
      await driver.quit();
      process.kill(-server.pid!);
    },
  };

  async function openWindow(): Promise<string> {
    await driver.switchTo().newWindow('window');
    return (current = await driver.getWindowHandle());
  }
}

/**
 * Starts a browser of an engine that is installed.
 *
 * @param isDark whether the system prefers dark colors
 */
export function launch(engine: EngineName, isDark = false): Promise<Browser> {
  return engine === 'webkit' ? launchWebKit(isDark) : launchFirefox(isDark);
}
