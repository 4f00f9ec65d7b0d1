import local from '../../samples/src/test/resources/boyka-config.json';
import browserstack from '../../samples/src/test/resources/browserstack/boyka-config.json';
import grid from '../../samples/src/test/resources/grid/boyka-config.json';
import lambdatest from '../../samples/src/test/resources/lambdatest/boyka-config.json';
import type {PlatformId} from '../../knowledge/platforms';
import type {Choices, RunPlace} from './choices';

/** The blocks of a file of the samples that a project has. */
interface Blocks {
  web: {saucedemo: object};
  mobile: {my_demo_app_android: object; my_demo_app_ios: object};
  /** Not in a cloud. */
  desktop?: {calculator: object};
}

const FILES: Record<RunPlace, {ui: Blocks}> = {local, grid, browserstack, lambdatest};

/**
 * Writes `boyka-config.json`: of the samples' file for a place, the block of each platform.
 *
 * @param choices normalized
 */
export function createConfig({platforms, place}: Choices): string {
  const {web, mobile, desktop} = FILES[place].ui;
  /** JSON has no key whose value is undefined. */
  const when = (some: readonly PlatformId[], value: unknown) =>
    some.some((platform) => platforms.includes(platform)) ? value : undefined;
  const config = {
    ui: when(['web', 'android', 'ios', 'macos'], {
      web: when(['web'], {saucedemo: web.saucedemo}),
      mobile: when(['android', 'ios'], {
        my_demo_app_android: when(['android'], mobile.my_demo_app_android),
        my_demo_app_ios: when(['ios'], mobile.my_demo_app_ios),
      }),
      desktop: when(['macos'], desktop),
    }),
    api: when(['api'], local.api),
  };
  // Without the recording, which only one of the samples needs.
  const isKept = (key: string) => key !== 'video';
  return `${JSON.stringify(config, (key, value: unknown) => (isKept(key) ? value : undefined), 2)}\n`;
}
