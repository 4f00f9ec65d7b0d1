import type {Page} from '@playwright/test';
import {policyErrors} from '../policyErrors';
import {builtFiles, loadBuilt, readBuilt} from './support/build';
import {expect, open, test} from './support/test';

// A violation is an error in the console, on which every test of this folder fails: between them,
// they visit each page and use each feature.

/** The directives that the browser blocked something by. */
const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as {violations: string[]}).violations);

test('each built file allows its own inline scripts, and no other', () => {
  const files = builtFiles(/\.html$/).map((name) => [name, readBuilt(name)] as const);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(([name, html]) => policyErrors(html).map((e) => `${name} ${e}`))).toEqual(
    [],
  );
  const hashes = new Set(files.flatMap(([, html]) => html.match(/'sha256-[^']+'/g) ?? []));
  // The head script, the theme's color mode, the jump to a heading, the message about a wrong base
  // path, a redirect: a further one is a decision.
  expect(hashes.size).toBe(5);
});

test('without services, nothing but this site can be connected to, framed, or run', () => {
  const document = loadBuilt('docs/intro');
  const policy = document('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  expect(document('script:not([src], [type])')).toHaveLength(3);
  expect(policy.replace(/'sha256-[^']+'/g, 'HASH').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' HASH HASH HASH",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ]);
});

test('an injected script, handler, frame, base, form, and request are blocked', async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security Policy|^request: csp /);
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, {violations: list});
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      list.push(effectiveDirective),
    );
  });
  await open(page, '/docs/intro');
  expect(await violations(page)).toEqual([]);
  expect(problems.all).toEqual([]);

  await page.evaluate(async () => {
    const add = (tag: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(tag);
      Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
      element.textContent = text;
      document.body.append(element);
      return element;
    };
    const pwn = 'window.pwned = 1';
    add('script', {}, pwn);
    add('script', {src: 'https://stranger.example/x.js'});
    add('script', {src: `data:text/javascript,${pwn}`});
    add('button', {onclick: pwn}).click();
    add('a', {href: `javascript:${pwn}`}).click();
    add('iframe', {src: 'https://stranger.example/'});
    add('object', {data: 'https://stranger.example/'});
    add('img', {src: 'https://stranger.example/x.png'});
    add('base', {href: 'https://stranger.example/'});
    (add('form', {action: 'https://stranger.example/'}) as HTMLFormElement).submit();
    await fetch('https://stranger.example/').catch(() => undefined);
    // The browser lets the code of a test itself evaluate text.
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        resolve();
        new Function(pwn)();
      });
    });
  });
  const expected = [
    ...['script-src-elem', 'script-src-elem', 'script-src-elem', 'script-src-elem'],
    ...['script-src-attr', 'script-src', 'frame-src', 'object-src', 'img-src', 'base-uri'],
    ...['form-action', 'connect-src'],
  ].sort();
  await expect.poll(async () => (await violations(page)).sort()).toEqual(expected);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  // The tests of each page and feature notice a violation by this.
  expect(problems.all.length).toBeGreaterThanOrEqual(expected.length);
});
