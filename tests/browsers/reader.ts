import {expect, test as base} from '@playwright/test';
import type {Browser, BrowserTab} from './browser';
import {launch, type EngineName} from './engines';
import {look, queryOf, type Seen, type Sought} from './look';
import {serveForReaders, type ReadersSite} from './readersSite';

/** What a person does in a window and sees there, in any engine. Waits for what is not there yet. */
export class Reader {
  constructor(
    readonly tab: BrowserTab,
    readonly site: ReadersSite,
  ) {}

  /** Opens a route and waits until the page answers to clicks, unless its scripts are blocked. */
  async visit(route: string): Promise<void> {
    await this.tab.goto(this.site.url + route.slice(1));
    if (!this.site.circumstances.withoutScripts) {
      await this.until(
        'is hydrated',
        () => document.documentElement.dataset['hasHydrated'] === 'true',
      );
    }
  }

  /** All that is visible of a role and name, at once. */
  see(sought: Sought): Promise<Seen[]> {
    // A page that is being left shows nothing.
    return this.tab.run(look, queryOf(sought)).catch(() => []);
  }

  /** Waits until exactly so many are visible, one of them by default. */
  async finds(role: Sought['role'], name?: Sought['name'], count?: number): Promise<void> {
    const isFound = async () => {
      const {length} = await this.see({role, name});
      return count === undefined ? length > 0 : length === count;
    };
    const message = `visible: ${role} ${name ?? ''} ${count ?? ''}`;
    await expect.poll(isFound, {message}).toBe(true);
  }

  /** Waits until the text of the first element of a role fits. */
  async reads(role: Sought['role'], text: string | RegExp): Promise<void> {
    const texts = async () => (await this.see({role})).map((seen) => seen.text).join('\n');
    const wanted =
      typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
    await expect.poll(texts, {message: `text of ${role}`}).toEqual(wanted);
  }

  /** Clicks an element as soon as a click in its center meets it. */
  async click(
    role: Sought['role'],
    name?: Sought['name'],
    nth = 0,
    within?: Sought,
  ): Promise<void> {
    const query = queryOf({role, name, within});
    let target: Seen | undefined;
    const isReady = async () => {
      const before = target;
      target = (await this.tab.run(look, query, nth).catch(() => [])).at(nth);
      const isStill = target?.x === before?.x && target?.y === before?.y;
      return target?.isInReach && target.isEnabled && isStill;
    };
    const message = `can be clicked: ${role} ${name ?? ''}, number ${nth + 1}`;
    await expect.poll(isReady, {message, intervals: [50]}).toBe(true);
    await this.tab.click(target!.x, target!.y);
  }

  /** Waits until code that runs in the page returns true. */
  async until<Args extends unknown[]>(
    what: string,
    code: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    // A page that is being left answers with an error.
    const answer = () => this.tab.run(code, ...args).catch(() => false);
    await expect.poll(answer, {message: `the page ${what}`}).toBe(true);
  }

  /** Waits until the address below the base path, with query and hash, fits. */
  async arrivesAt(address: string | RegExp): Promise<void> {
    const wanted = typeof address === 'string' ? address : expect.stringMatching(address);
    const here = () => this.tab.run(() => location.href).catch(() => this.site.url);
    const below = async () => (await here()).slice(this.site.url.length - 1);
    await expect.poll(below, {message: 'address'}).toEqual(wanted);
  }

  /** Waits until what the address names is at the top of the window, below the navbar. */
  async standsAtTarget(): Promise<void> {
    const place = () =>
      this.tab.run(() => {
        const navbar = document.querySelector('nav')!.getBoundingClientRect();
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))!;
        return Math.round(target.getBoundingClientRect().top - Math.max(navbar.bottom, 0));
      });
    await expect
      .poll(() => place().catch(() => -1), {message: 'px of the target below the navbar'})
      .toBeGreaterThanOrEqual(0);
    expect(await place()).toBeLessThan(200);
  }

  /** Presses one key, or several together: `Control+k`. */
  press = (keys: string) => this.tab.press(keys.split('+'));
  /** Types letter by letter, without waiting for what the page does with each. */
  type = (text: string) => this.tab.type(text);
  back = () => this.tab.run(() => window.history.back());
  forward = () => this.tab.run(() => window.history.forward());
  scrollY = () => this.tab.run(() => Math.round(window.scrollY));
}

export const test = base.extend<
  {site: ReadersSite; reader: Reader; darkBrowser: Browser},
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
    const left = site.problems.filter((line) => !site.circumstances.allowed?.test(line));
    expect(left, 'errors that the pages reported').toEqual([]);
  },
  reader: async ({driven, site}, use) => {
    const tab = await driven.newTab();
    await tab.resize(1280, 800);
    await use(new Reader(tab, site));
    await tab.close();
  },
  /** Another browser, on a system that prefers dark colors. */
  darkBrowser: async ({engine}, use) => {
    const browser = await launch(engine, true);
    await use(browser);
    await browser.close();
  },
});

export {expect};
