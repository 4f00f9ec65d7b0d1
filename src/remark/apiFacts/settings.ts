import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findConfigKey} from '../../framework/config';
import type {SettingFacts} from '../../framework/sheets';

const PAGE = '/docs/guides/config/configuration';

/** A page without the reference has no anchor to link to. */
function hasReference(): boolean {
  return readFileSync(path.join(process.cwd(), `${PAGE}.mdx`), 'utf8').includes('<ConfigReference');
}

/**
 * A key of the configuration file, linked to where the configuration reference tells it.
 *
 * @param key path with dots, `*` for the name of a block: `ui.web.*.highlight`
 */
export function settingFacts(key: string): SettingFacts {
  const found = findConfigKey(key);
  const to = found && hasReference() ? `${PAGE}#${found.anchor}` : PAGE;
  return {
    key: [key, to],
    ...(found?.default !== undefined && {default: found.default}),
  };
}
