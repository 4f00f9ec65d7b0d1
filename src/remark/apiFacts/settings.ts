import type {Piece} from '../../framework/sheets';

const PAGE = '/docs/guides/config/configuration';

/**
 * A key of the configuration file, linked to where the configuration reference tells it.
 *
 * @param key path with dots: `ui.timeout.explicit_wait`
 */
export function settingLink(key: string): Piece {
  return [key, PAGE];
}
