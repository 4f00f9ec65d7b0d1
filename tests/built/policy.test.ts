import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {policyErrors} from '../policyErrors';
import {builtFiles, readBuilt, SITE} from '../site/support/buildOutput';
import {ALL_PAGES} from './support/site';

test('each page allows its own inline scripts and no other, and nothing but this site can be connected to, framed, or run', () => {
  for (const {route, $} of ALL_PAGES) {
    expect.soft(policyErrors($), route).toEqual([]);
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    const directives = policy.replace(/(?: 'sha256-[^']+')+/g, ' HASHES').split('; ');
    expect
      .soft(directives, route)
      .toEqual([
        "default-src 'self'",
        "script-src 'self' HASHES",
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
  }
});

test('no page makes the browser turn to another host, or names the hosted search', () => {
  for (const {route, html, $} of ALL_PAGES) {
    // A canonical address is named, not fetched.
    const asked = $('[src], [srcset], [poster], object[data], link:not([rel="canonical"])')
      .not('[rel="alternate"]')
      .toArray()
      .flatMap(({attribs: {src, srcset, poster, data, href}}) => [src, srcset, poster, data, href]);
    const hosts = asked.join(' ').match(/(?:https?:)?\/\/[^\s/"']+/g) ?? [];
    const others = hosts.filter((host) => host !== SITE.url);
    expect.soft(others, route).toEqual([]);
    expect.soft($('link:is([rel~="preconnect"], [rel~="dns-prefetch"])'), route).toHaveLength(0);
    expect.soft(html.match(/[\w.-]*\balgolia(?:net)?\.\w+/gi) ?? [], route).toEqual([]);
  }
});

/** The headers of `_headers`: those of each file, and those of `assets`. */
const [everywhere, assets] = readBuilt('_headers')
  .trim()
  .split(/\n\n/)
  .map((block) =>
    Object.fromEntries(
      [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [name!, value!]),
    ),
  );

test('the headers forbid other sites to frame a page, and the configuration of nginx on the page has the same', () => {
  expect(everywhere!['Content-Security-Policy']).toBe(
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  );
  const page = readFileSync('contributing/site/deploying.mdx', 'utf8');
  const added = [...page.matchAll(/add_header (\S+) ("[^"]*"|\S+) always;/g)];
  expect(
    Object.fromEntries(added.map(([, name, value]) => [name!, value!.replaceAll('"', '')])),
  ).toEqual(everywhere);
  expect(page).toContain(`~^/assets/ "${assets!['Cache-Control']}"`);
});

test('what may be kept for a year has the hash of its content in its name', () => {
  const files = builtFiles(/^assets\/.*\.\w+$/);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => !/[.-][0-9a-f]{8,32}\.\w+$/.test(name))).toEqual([]);
});
