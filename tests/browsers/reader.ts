import {expect, test as base} from '@playwright/test';
import type {KeyInput} from 'puppeteer-core';
import {launch, type Browser, type EngineName, type Tab} from './engines';
import {look, type Seen} from './look';
import {serveForReaders, type ReadersSite} from './readersSite';

/** An accessible name: the whole of it, or a pattern. */
type Name = string | RegExp;

const patternOf = (name: Name) =>
  typeof name === 'string' ? `^${name.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&')}$` : name.source;

/** What a person does in a window and sees there, in any engine. Waits for what is not there yet. */
export class Reader {
  constructor(
    readonly tab: Tab,
    readonly site: ReadersSite,
  ) {}

  /** Opens a route and waits until the page answers to clicks, unless its scripts are blocked. */
  async visit(route: string): Promise<void> {
    await this.tab.goto(this.site.url + route.slice(1));
    if (!this.site.circumstances.withoutScripts) {
      await this.isHydrated();
    }
  }

  isHydrated = () =>
    this.until('is hydrated', () => document.documentElement.dataset['hasHydrated'] === 'true');

  /** All that is visible of a selector and name, at once; with `nth`, after scrolling to that one. */
  see(selector: string, name: Name = /^/, nth?: number): Promise<Seen[]> {
    // A page that is being left shows nothing.
    return this.tab.evaluate(look, selector, patternOf(name), nth).catch(() => []);
  }

  /** Waits until one is visible. */
  finds = (selector: string, name?: Name) =>
    expect.poll(() => this.see(selector, name), `${selector} ${name ?? ''}`).not.toEqual([]);

  /** Waits until none is visible. */
  lacks = (selector: string, name?: Name) =>
    expect.poll(() => this.see(selector, name), `${selector} ${name ?? ''}`).toEqual([]);

  /** Waits until one of those that are visible, or from the last on, is in a state. */
  shows = (selector: string, state: Partial<Record<keyof Seen, unknown>>, nth = 0) =>
    expect
      .poll(async () => (await this.see(selector)).at(nth), `${selector}, number ${nth + 1}`)
      .toMatchObject(state);

  /** Waits until the text of the first that is visible fits. */
  reads = (selector: string, text: Name) =>
    this.shows(selector, {text: expect.stringMatching(text)});

  /** Clicks an element as soon as a click in its center meets it. */
  async click(selector: string, name?: Name, nth = 0): Promise<void> {
    let target: Seen | undefined;
    const isReady = async () => {
      const before = target;
      target = (await this.see(selector, name, nth)).at(nth);
      const isStill = target?.x === before?.x && target?.y === before?.y;
      return target?.isInReach && target.isEnabled && isStill;
    };
    const message = `can be clicked: ${selector} ${name ?? ''}, number ${nth + 1}`;
    await expect.poll(isReady, {message, intervals: [50]}).toBe(true);
    await this.tab.mouse.click(target!.x, target!.y);
  }

  /** Waits until code that runs in the page returns true. */
  until = (what: string, code: () => boolean) =>
    // A page that is being left answers with an error.
    expect.poll(() => this.tab.evaluate(code).catch(() => false), `the page ${what}`).toBe(true);

  /** Waits until the address has a part, or fits. */
  arrivesAt = (address: string | RegExp) =>
    expect
      .poll(() => this.tab.evaluate(() => location.href).catch(() => ''), 'address')
      .toMatch(address);

  /** Waits until what the address names is at the top of the window, below the navbar. */
  standsAtTarget = () =>
    this.until('has its target below the navbar', () => {
      const navbar = document.querySelector('nav')!.getBoundingClientRect();
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))!;
      const distance = target.getBoundingClientRect().top - Math.max(navbar.bottom, 0);
      return distance > -1 && distance < 200;
    });

  /** Presses the keys of the search. */
  async openSearch(): Promise<void> {
    await this.tab.keyboard.down('Control');
    await this.press('k');
    await this.tab.keyboard.up('Control');
  }

  press = (key: KeyInput) => this.tab.keyboard.press(key);
  /** Types letter by letter, without waiting for what the page does with each. */
  type = (text: string) => this.tab.keyboard.type(text);
  back = () => this.tab.evaluate(() => window.history.back());
  scrollY = () => this.tab.evaluate(() => Math.round(window.scrollY));
}

export const test = base.extend<
  {site: ReadersSite; reader: Reader},
  {engine: EngineName; driven: Browser}
>({
  engine: ['firefox', {option: true, scope: 'worker'}],
  driven: [
    async ({engine}, use) => {
      const browser = await launch(engine);
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
  site: async ({}, use) => {
    const site = await serveForReaders();
    await use(site);
    await site.close();
    expect(site.problems.left(), 'errors that the pages reported').toEqual([]);
  },
  reader: async ({driven, site}, use) => {
    const tab = await driven.newPage();
    await tab.setViewport({width: 1280, height: 800});
    await use(new Reader(tab, site));
    await tab.close();
  },
});

export {expect};
