import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {externalHosts} from '../../src/data/external-links';

const LIST = 'src/data/external-links.ts';
const files = globSync([
  '{docs,api,contributing,community,blog}/**/*.{md,mdx,yml}',
  'src/{components,config,data,pages,samples,theme}/**/*.{ts,tsx,java,json,xml,md}',
]).filter((file) => file !== LIST);

/** Hosts that lead nowhere outside: this machine, and those that are kept free for examples (RFC 2606). */
const INSIDE =
  /^(127\.0\.0\.1|localhost|0\.0\.0\.0|10\.0\.2\.2|(.*\.)?example(\.(com|org|net))?|.*\.test|.*\.invalid)$/;

function hostsIn(text: string): string[] {
  const found = [
    ...text.matchAll(/https?:\/\/(?:[^\s/@"'`)]*@)?([A-Za-z\d][A-Za-z\d.-]*[A-Za-z\d])/g),
  ];
  return [...new Set(found.map(([, host]) => host!))].filter((host) => !INSIDE.test(host));
}

describe(`every external host is in ${LIST}`, () => {
  const known = new Set(externalHosts.map(({host}) => host));
  const used = new Set<string>();

  test.each(files)('%s', (file) => {
    const hosts = hostsIn(readFileSync(file, 'utf8'));
    hosts.forEach((host) => used.add(host));
    expect(
      hosts.filter((host) => !known.has(host)),
      `look each host up, and add it to ${LIST} with the place where you found it`,
    ).toEqual([]);
  });

  test('a host that is not in the list is found', () => {
    const text =
      'See [it](https://docs.invented-tool.dev/a), http://user:key@hub.nowhere.io:4444 and http://localhost:3000.';
    expect(hostsIn(text)).toEqual(['docs.invented-tool.dev', 'hub.nowhere.io']);
  });

  test('the list is sorted, without repetitions, and names no host that nothing leads to', () => {
    const hosts = externalHosts.map(({host}) => host);
    expect(hosts).toEqual([...new Set(hosts)].sort());
    expect(
      hosts.filter((host) => !used.has(host)),
      `remove it from ${LIST}`,
    ).toEqual([]);
  });

  test.each(externalHosts)('$host says what it is and where it was found', ({what, found}) => {
    expect(what.length).toBeGreaterThan(5);
    expect(found.length).toBeGreaterThan(10);
  });
});
