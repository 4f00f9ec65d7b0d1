import {PLATFORMS, type PlatformId} from '@site/src/knowledge/platforms';
import type {ConfigPlatform} from '@site/src/framework/configTypes';

const ids: Record<ConfigPlatform, PlatformId> = {
  WEB: 'web',
  ANDROID: 'android',
  IOS: 'ios',
  MAC: 'macos',
  API: 'api',
};

/** The site's ids of platforms, with spaces between them. */
export function platformIds(platforms: readonly ConfigPlatform[]): string {
  return platforms.map((platform) => ids[platform]).join(' ');
}

/** Names of platforms, as readers see them. */
export function platformNames(platforms: readonly ConfigPlatform[]): string {
  return platforms.map((platform) => PLATFORMS[ids[platform]].label).join(', ');
}
