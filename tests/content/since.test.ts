import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import since from '../../src/framework/since.json';
import {configKey} from '../../src/framework/config';
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
  const lastFact = (anchor: string) =>
    configSectionFacts(configKey(anchor).section)
      .keys.find((key) => key.anchor === anchor)
      ?.facts.at(-1);
  expect(lastFact('ui.web.experimental_options')).toBe(' · since 2.2.0');
  expect(lastFact('ui.mobile.device.permissions')).toBe(' · since 2.4.1');
  expect(lastFact('ui.desktop')).toBe(' · since 2.8.0');
  expect(lastFact('ui.web.browser')).not.toMatch(/since/);
});
