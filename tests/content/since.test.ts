import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import since from '../../src/framework/since.json';
import {configKeys} from '../../src/framework/config';
import {configSectionFacts} from '../../src/reference/insert/configFacts';

const PAGE = readFileSync('docs/guides/migrate/upgrade.mdx', 'utf8');

const versionsIn = (text: string): string[] => text.match(/\d+\.\d+\.\d+/g) ?? [];

/** What the releases bring, by the page: the names in code, and the versions that are written beside them. */
const NEW = PAGE.split(/^### /m).flatMap((section) => {
  const [heading = ''] = section.split('\n');
  return [...section.matchAll(/(?<=^(?:\| )?(?:Since [\d.]+, )?New: )[^|\n]+/gm)].flatMap(
    ([text]) => {
      const groups = text.split(' · ');
      return groups.map((group) => ({
        names: [...group.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
        versions: versionsIn(/\d\.\d/.test(group) ? group : heading),
      }));
    },
  );
});

test('the upgrade page names the release of what is new as the tags do', () => {
  const named = NEW.flatMap(({names, versions}) =>
    names.flatMap((name) =>
      Object.entries(since)
        .filter(([fact]) => fact === name || fact.endsWith(`.${name}`))
        .map(([fact, version]) => ({fact, version, versions})),
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({version, versions}) => !versions.includes(version))).toEqual([]);
});

test('a key shows the release that brought it', () => {
  const shown = new Set(configKeys().map(({section}) => section));
  const facts = [...shown].flatMap((section) =>
    configSectionFacts(section).keys.map((key) => [key.anchor, key.facts.at(-1)] as const),
  );
  const dated = Object.fromEntries(facts.filter(([, last]) => / since /.test(String(last))));
  expect(dated).toMatchObject({
    'ui.web.experimental_options': ' · since 2.2.0',
    'ui.mobile.device.permissions': ' · since 2.4.1',
    'ui.desktop': ' · since 2.8.0',
    'logging.archive.max_days': ' · since 2.7.0',
  });
  expect(dated).not.toHaveProperty(['ui.web.browser']);
});
