import {support} from './platform-support.json';
import {PLATFORM_IDS, PLATFORMS} from './platforms';

/** For each platform whether something works; unknown where neither the source nor a test of the framework says. */
export type PlatformSupport = {label: string; kind: 'yes' | 'no' | 'unknown'}[];

/**
 * On which platforms a type works, or a method where it differs from its type.
 *
 * @param name of the type, or of both: `ElementActions.getStyle`
 */
export function platformsOf(name: string): PlatformSupport | undefined {
  const found = support.find(({names}) => names.includes(name));
  return (
    found &&
    PLATFORM_IDS.map((id) => {
      const isIn = (places: {platforms: string[]}[]) =>
        places.some(({platforms}) => platforms.includes(id));
      const kind = isIn(found.yes) ? 'yes' : isIn(found.no) ? 'no' : 'unknown';
      return {label: PLATFORMS[id].label, kind};
    })
  );
}
