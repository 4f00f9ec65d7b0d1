import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {configSections} from '../../src/framework/config';

const PAGE = 'docs/guides/config/configuration.mdx';
const page = readFileSync(PAGE, 'utf8');
const sections = configSections();

test('the page shows every section of the schema once, each right under its heading', () => {
  const shown = [...page.matchAll(/<ConfigReference section="([^"]*)" \/>/g)].map(
    ([, name]) => name,
  );
  expect(shown.sort(), `give every section of the schema a heading in ${PAGE}`).toEqual(
    sections.map(({section}) => section).sort(),
  );
  const missing = sections
    .map(({section, heading, stands}) => ({
      titles: section === '' ? ['Top level'] : [section, ...stands].map((name) => `\`${name}\``),
      rest: ` {#${heading}}\n\n<ConfigReference section="${section}" />`,
    }))
    .filter(({titles, rest}) => !titles.some((title) => page.includes(`### ${title}${rest}`)))
    .map(({titles, rest}) => `### ${titles[0]}${rest}`);
  expect(missing, `write this in ${PAGE}`).toEqual([]);
});

test('the page tells no default, type, or value of a key by hand', () => {
  const reference = page.slice(page.indexOf('### Top level'), page.indexOf('## Errors'));
  const rows = reference
    .split('\n')
    .filter((line) => /^\s*([-*|]).*\b(default|type)\b/i.test(line));
  expect(rows, 'leave it to <ConfigReference>, which asks the schema').toEqual([]);
});

test('every error that the schema names has its text on the page', () => {
  const named = new Set(sections.flatMap(({messages}) => messages));
  const missing = [...named].filter((name) => !page.includes(`<ErrorMessage of="${name}" />`));
  expect(missing, `add <ErrorMessage of="…" /> under "Errors" in ${PAGE}`).toEqual([]);
});
