import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

const LIST = 'tests/content/external-hosts.txt';
const files = globSync(
  [
    '{docs,api,contributing,community,blog}/**/*.{md,mdx,json}',
    'src/{components,config,knowledge,pages,plugins,reference,samples,theme,tools}/**/*.{ts,tsx,java,json,xml,md}',
  ],
  // They name their own language.
  {ignore: '**/*.schema.json'},
);

/** The hosts of the list, each with what is there and where its address was found. */
const known = readFileSync(LIST, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) => line.split(' | '));
const hosts = known.map(([host]) => host!);

/** Hosts that lead nowhere outside: this machine, and those that are kept free for examples (RFC 2606). */
const INSIDE =
  /^(127\.0\.0\.1|localhost|0\.0\.0\.0|10\.0\.2\.2|(.*\.)?example(\.(com|org|net))?|.*\.test|.*\.invalid)$/;

function hostsIn(text: string): string[] {
  const found = text.matchAll(/https?:\/\/(?:[^\s/@"'`)]*@)?([A-Za-z\d][A-Za-z\d.-]*[A-Za-z\d])/g);
  return [...new Set([...found].map(([, host]) => host!))].filter((host) => !INSIDE.test(host));
}

describe(`every external host is in ${LIST}`, () => {
  const used = new Set<string>();

  test.each(files)('%s', (file) => {
    const found = hostsIn(readFileSync(file, 'utf8'));
    found.forEach((host) => used.add(host));
    expect(
      found.filter((host) => !hosts.includes(host)),
      `look each host up, and add it to ${LIST} with the place where you found it`,
    ).toEqual([]);
  });

  test('the list is sorted, without repetitions, complete, and names no host that nothing leads to', () => {
    expect(hosts).toEqual([...new Set(hosts)].sort());
    expect(known.filter(([, what, found, ...rest]) => !what || !found || rest.length > 0)).toEqual(
      [],
    );
    expect(
      hosts.filter((host) => !used.has(host)),
      `remove it from ${LIST}`,
    ).toEqual([]);
  });
});
