import puppeteer, {type Keyboard, type Mouse, type Page} from 'puppeteer-core';
import {findOnPath} from '../../scripts/lib/programs';
import {launchWebKit} from './webKit';

/** What a check does to a window, as Puppeteer names it; everything else is code that runs in the page. */
export interface Tab extends Pick<Page, 'evaluate' | 'setViewport' | 'close'> {
  readonly goto: (url: string) => Promise<unknown>;
  readonly mouse: Pick<Mouse, 'click'>;
  readonly keyboard: Pick<Keyboard, 'down' | 'press' | 'type' | 'up'>;
}

export interface Browser {
  readonly newPage: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export type EngineName = 'firefox' | 'webkit';

/** The program of each engine, and what to install on Debian and Ubuntu when it is missing. */
export const PROGRAMS: Record<EngineName, {path: string | undefined; packages: string}> = {
  firefox: {path: findOnPath('firefox-esr', 'firefox'), packages: 'firefox-esr'},
  webkit: {
    path: findOnPath('xvfb-run') && findOnPath('WebKitWebDriver'),
    packages: 'webkit2gtk-driver xvfb',
  },
};

/** Starts a browser of an engine that is installed, on a system that prefers dark colors. */
export const launch = (engine: EngineName): Promise<Browser> =>
  engine === 'webkit'
    ? launchWebKit()
    : puppeteer.launch({
        browser: 'firefox',
        executablePath: PROGRAMS.firefox.path!,
        extraPrefsFirefox: {
          'layout.css.prefers-color-scheme.content-override': 0,
          // Scroll bars that take room, as readers with a mouse have them.
          'widget.gtk.overlay-scrollbars.enabled': false,
        },
        defaultViewport: null,
      });
