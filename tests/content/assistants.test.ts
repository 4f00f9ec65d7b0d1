import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {checkConfig} from '../../src/tools/checker';
import schema from '../../static/schema/boyka-config.schema.json';
import {agentsText} from '../../src/plugins/assistants/agentsText';

/** The address that the site has by default, which is long. */
const SITE = 'https://boykaframework.github.io/boyka-framework/';
const text = agentsText(SITE);

test('AGENTS.md has at most 8 KB, and no placeholder', () => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8 * 1024);
  expect(text).toContain(`Links begin at ${SITE}`);
  expect(text).not.toMatch(/(?<!\$)\{(?:\w+)\}|undefined/);
});

test('each of the ten rules of AGENTS.md leads to a page, and to a place on it', () => {
  const rules = text.split('## Rules\n')[1]!.match(/^\d+\. .*$/gm)!;
  expect(rules).toHaveLength(10);
  for (const rule of rules) {
    const links = [...rule.matchAll(/\]\(([^)#]+)(?:#([^)]+))?\)/g)];
    expect(links.length, rule).toBeGreaterThan(0);
    for (const [, page, id] of links) {
      const file = [`${page}.mdx`, `${page}/index.mdx`].find((name) => existsSync(name));
      expect(file, rule).toBeDefined();
      expect(id === undefined || readFileSync(file!, 'utf8').includes(`{#${id}}`), rule).toBe(true);
    }
  }
});

test('the checker finds nothing in the smallest file of AGENTS.md', () => {
  const [, file = ''] = /^```json\n([^]*?)^```/m.exec(text) ?? [];
  expect(Object.keys(JSON.parse(file) as object)).toEqual(['ui', 'api']);
  expect(checkConfig(file, schema).findings).toEqual([]);
});
