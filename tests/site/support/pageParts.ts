import type {Page} from '@playwright/test';
import {LINKS} from '../../../src/config/identity';

/** The names of the links to places elsewhere, which have icons, and where they lead. */
export const ICON_LINKS = [
  ['Repository on GitHub', LINKS.repository],
  ['Chat on Discord', LINKS.discord],
  ['Boyka Framework on X', LINKS.x],
  ['Boyka Framework on LinkedIn', LINKS.linkedIn],
] as const;

/** A page that is many windows long. */
export const LONG_PAGE = '/api/actions/elements/element-actions';

/** The navbar as a landmark. */
export const navbarOf = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** The button that changes the color mode. */
export const colorModeToggle = (page: Page) =>
  page.getByRole('button', {name: /color mode|dark and light/i});

/** Changes the system's color mode, and waits until the page has it. */
export async function setColorMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: mode});
  await page.waitForFunction((m) => document.documentElement.dataset['theme'] === m, mode);
}

/** Scrolls in steps; the page has received the event of each when it returns. */
export async function scrollSteps(page: Page, step: number, times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    await page.evaluate(async (distance) => {
      const received = new Promise((resolve) => {
        addEventListener('scroll', resolve, {once: true});
      });
      window.scrollBy({top: distance, behavior: 'instant'});
      await received;
    }, step);
  }
}
