import puppeteer, {type KeyInput} from 'puppeteer-core';
import {findOnPath} from '../../scripts/lib/programs';
import type {Browser} from './browser';
import {launchWebKit} from './webKit';

export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

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

/**
 * Starts a browser of an engine that is installed.
 *
 * @param isDark whether the system prefers dark colors
 */
export function launch(engine: EngineName, isDark = false): Promise<Browser> {
  return engine === 'webkit' ? launchWebKit(isDark) : launchFirefox(isDark);
}
