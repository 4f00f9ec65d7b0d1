import {support} from './platform-support.json';

export type Platform = 'web' | 'android' | 'ios' | 'macos' | 'api';

/** Where something works, where it does not, and where neither the source nor a test of the framework says. */
export interface PlatformSupport {
  yes: Platform[];
  no: Platform[];
  unknown: Platform[];
}

const PLATFORMS: readonly Platform[] = ['web', 'android', 'ios', 'macos', 'api'];

const byName = new Map(
  support.flatMap(({names, yes, no}) => {
    const found = supportFrom(yes, no);
    return names.map((name) => [name, found] as const);
  }),
);

interface Places {
  platforms: string[];
}

function supportFrom(yes: Places[], no: Places[]): PlatformSupport {
  const isIn = (places: Places[]) => (id: Platform) =>
    places.some(({platforms}) => platforms.includes(id));
  return {
    yes: PLATFORMS.filter(isIn(yes)),
    no: PLATFORMS.filter(isIn(no)),
    unknown: PLATFORMS.filter((id) => !isIn([...yes, ...no])(id)),
  };
}

/**
 * On which platforms a type works, or a method where it differs from its type.
 *
 * @param name of the type, or of both: `ElementActions.getStyle`
 */
export function platformsOf(name: string): PlatformSupport | undefined {
  return byName.get(name);
}
