import {CONFIG_OVERVIEW} from '../../data/config-pages';
import {findConfigKey} from '../../framework/config';
import type {SettingFacts} from '../../framework/referenceProps';
import {configKeyAddress} from '../configFacts';

/**
 * A key of the configuration file, linked to the page that documents it.
 *
 * @param key path with dots, `*` for the name of a block: `ui.web.*.highlight`
 */
export function settingFacts(key: string): SettingFacts {
  const found = findConfigKey(key);
  return {
    key: [key, found ? configKeyAddress(found.anchor) : CONFIG_OVERVIEW],
    ...(found?.default !== undefined && {default: found.default}),
  };
}
