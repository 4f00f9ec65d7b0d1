import {findConfigKey} from '../../framework/config';
import type {SettingFacts} from '../../framework/sheets';

const PAGE = '/docs/guides/config/configuration';

/**
 * A key of the configuration file, linked to where the configuration reference tells it.
 *
 * @param key path with dots, `*` for the name of a block: `ui.web.*.highlight`
 */
export function settingFacts(key: string): SettingFacts {
  const found = findConfigKey(key);
  return {
    key: [key, found ? `${PAGE}#${found.anchor}` : PAGE],
    ...(found?.default !== undefined && {default: found.default}),
  };
}
