import path from 'node:path';
import {keyAnchor, sectionOfRef} from '../../framework/configAnchors';
import {PUBLISHED_SCHEMA, readConfigSchema} from '../../framework/config';
import type {ConfigObject} from '../../framework/configTypes';
import {configPageOf} from '../../knowledge/configPages';
import {type RenamedKey, renamedKeys} from '../../knowledge/renamedKeys';
import {configSectionAddress} from '../../reference/insert/configFacts';
import {write, type SiteStep} from './builtSite';

/** Where the site documents what is not a key of a section: the `$schema` key, and a value that may be anything. */
const SCHEMA_KEY = '/docs/guides/config/auto-complete#schema-key';
const ANY_VALUE = '/docs/guides/config/file#reading';
const RENAMED_KEYS = '/docs/guides/migrate/renamed-keys#keys';

/** Adds the text that editors show in place of a description: the same, with a link. */
const withLink = <Item extends {description: string}>(item: Item, address: string) => ({
  ...item,
  markdownDescription: `${item.description}\n\n[Documentation](${address})`,
});

/** The keys that earlier versions read in an object at these paths; a validator rejects them as before. */
function formerKeys(paths: readonly string[], site: string) {
  const isHere = ({from}: RenamedKey) => paths.includes(from.slice(0, from.lastIndexOf('.')));
  const entries = renamedKeys.filter(isHere).map(({version, from, to, note}) => {
    const change = to ? `replaced \`${from}\` with \`${to}\`` : `removed \`${from}\``;
    const message = [`Version ${version} ${change}.`, note].filter(Boolean).join(' ');
    const schema = {
      deprecationMessage: message,
      markdownDescription: `${message}\n\n[Renamed keys](${site}${RENAMED_KEYS})`,
      not: {},
      errorMessage: 'The framework ignores this key.',
    };
    return [from.slice(from.lastIndexOf('.') + 1), schema] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * An object of the schema as editors read it.
 *
 * @param definition its name; empty for the top of the file
 * @param site address of the built site, without a slash at the end
 */
function forEditors(definition: string, item: ConfigObject, site: string) {
  const section = sectionOfRef(definition);
  if (section === undefined) {
    return withLink(item, site + ANY_VALUE);
  }
  const page = configPageOf(section);
  const keys = Object.entries(item.properties).map(([name, key]) => {
    const place = name === '$schema' ? SCHEMA_KEY : `${page}#${keyAnchor(section, name)}`;
    return [name, withLink(key, site + place)];
  });
  return {
    ...withLink(item, site + configSectionAddress(section)),
    properties: {...Object.fromEntries(keys), ...formerKeys(item['x-boyka-paths'], site)},
  };
}

/** The schema that editors download: that of the repository, with links, and with messages for renamed keys. */
export const editorSchema: SiteStep = async ({outDir, url, baseUrl}) => {
  const schema = readConfigSchema();
  const site = url + baseUrl.replace(/\/$/, '');
  const definitions = Object.entries(schema.$defs).map(([name, item]) => [
    name,
    forEditors(name, item, site),
  ]);
  const whole = {...forEditors('', schema, site), $defs: Object.fromEntries(definitions)};
  const file = path.join(outDir, path.relative('static', PUBLISHED_SCHEMA));
  await write(file, `${JSON.stringify(whole, undefined, 2)}\n`);
  return `${definitions.length} definitions with links, ${renamedKeys.length} renamed keys`;
};
