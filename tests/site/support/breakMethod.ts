import type {Page} from '@playwright/test';

type Broken = readonly [type: 'Array' | 'Number' | 'String', method: string, value: unknown];

/**
 * Breaks a method of the language that the page uses: it throws an error with a chain of causes.
 *
 * @param broken the type, the method, and the value that it throws for, as `this` or as an argument
 * @returns a function that repairs the method
 */
export async function breakMethod(page: Page, broken: Broken): Promise<() => Promise<void>> {
  await page.evaluate(([type, method, value]) => {
    const prototype = window[type].prototype as unknown as Record<string, (arg: never) => unknown>;
    const works = prototype[method]!;
    prototype[method] = function fail(arg) {
      if (arg === value || this.valueOf() === value) {
        throw new Error('broken', {cause: new Error('middle', {cause: new Error('inner')})});
      }
      return works.call(this, arg);
    };
    Object.assign(window, {repair: () => (prototype[method] = works)});
  }, broken);
  return () => page.evaluate(() => (window as unknown as {repair: () => void}).repair());
}
