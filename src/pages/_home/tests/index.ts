import type {ComponentType} from 'react';
import type {PlatformId} from '@site/src/data/platforms';
import Android from './android.mdx';
import Api from './api.mdx';
import Ios from './ios.mdx';
import Macos from './macos.mdx';
import Web from './web.mdx';

/** For each platform the test and the configuration beside it. */
export const panels: Record<PlatformId, ComponentType> = {
  web: Web,
  android: Android,
  ios: Ios,
  macos: Macos,
  api: Api,
};
