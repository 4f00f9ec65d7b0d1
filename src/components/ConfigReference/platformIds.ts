import type {PlatformId} from '@site/src/data/platforms';
import type {ConfigPlatform} from '@site/src/framework/configTypes';

const ids: Record<ConfigPlatform, PlatformId> = {
  WEB: 'web',
  ANDROID: 'android',
  IOS: 'ios',
  MAC: 'macos',
  API: 'api',
};

/** The site's names of platforms for the framework's. */
export function platformIds(platforms: readonly ConfigPlatform[]): PlatformId[] {
  return platforms.map((platform) => ids[platform]);
}
