import {describe, expect, test} from 'vitest';
import {PLATFORM_IDS, PLATFORMS} from '../../src/knowledge/platforms';
import {findMethods, findType, types} from '../../src/framework';
import {support} from '../../src/knowledge/platform-support.json';
import {platformsOf} from '../../src/knowledge/platformsOf';

const constants = (name: string) => (findType(name).enumConstants ?? []).map((item) => item.name);
const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** The type that the page of an entry point is about: its address names it with hyphens. */
function typeOf(route: string): string {
  const slug = plain(route.split('/').at(-1)!);
  const type = types().find(({name, kind}) => kind === 'class' && plain(name) === slug);
  expect(type, `${route} names no class of the framework`).toBeDefined();
  return type!.name;
}

describe('the platforms of src/knowledge/platforms.ts', () => {
  test('are those of PlatformType', () => {
    const names = PLATFORM_IDS.map((id) => (id === 'macos' ? 'MAC' : id.toUpperCase()));
    expect(names.sort()).toEqual(constants('PlatformType').sort());
  });

  test('the browsers are those of Browser that a web session can start', () => {
    const places = PLATFORMS.web.runsOn.map((place) => place.toUpperCase());
    const browsers = constants('Browser').filter((name) => name !== 'NONE' && name !== 'REMOTE');
    expect(places.slice(0, browsers.length).sort()).toEqual(browsers.sort());
  });

  test.each([
    ['web', /STACK|_WEB$/],
    ['android', /STACK|_MOBILE$/],
    ['ios', /STACK|_MOBILE$/],
  ] as const)('the cloud providers of %s are those of TargetProviders', (id, suffix) => {
    const offered = constants('TargetProviders').filter((name) => suffix.test(name));
    const named = PLATFORMS[id].runsOn.map(plain).filter((place) => /stack|lambda/.test(place));
    expect(named.sort()).toEqual(
      offered.map((name) => plain(name.replace(/_(WEB|MOBILE)$/, ''))).sort(),
    );
  });

  test('the Appium drivers are those of AutomationType', () => {
    const named = PLATFORM_IDS.flatMap(
      (id) => /^Appium, (.+)/.exec(PLATFORMS[id].drivenBy)?.slice(1).map(plain) ?? [],
    );
    const known = findType('AutomationType').enumConstants ?? [];
    expect(named.sort()).toEqual(known.map(({values}) => plain(String(values[0]))).sort());
  });

  const entries = PLATFORM_IDS.flatMap((id) => PLATFORMS[id].actWith);
  test.each(entries)('$call starts a chain of the type on $to', ({call, to}) => {
    const methods = findMethods(typeOf(to), call);
    expect(methods.some(({modifiers}) => modifiers.includes('static'))).toBe(true);
  });
});

test.each(support)('the platforms of $names are each in one list at most', ({names, yes, no}) => {
  const named = [...yes, ...no].flatMap(({platforms}) => platforms);
  expect(named).toHaveLength(new Set(named).size);
  for (const [type = '', method] of names.map((name) => name.split('.'))) {
    expect(() => (method ? findMethods(type, method) : findType(type))).not.toThrow();
  }
});

test.each([
  ['ClickableActions', 'yes', ['Web', 'Android', 'iOS', 'macOS']],
  // No badge denies what is not known.
  ['ClickableActions.hover', 'unknown', ['Android', 'iOS']],
  // They read the DOM or CSS, or run a script.
  ['ElementActions.executeScript', 'yes', ['Web']],
  ['ElementActions.getProperty', 'yes', ['Web']],
  ['ElementActions.getStyle', 'yes', ['Web']],
])('%s: the answer is %s for %j', (name, kind, labels) => {
  const shown = platformsOf(name)?.filter((item) => item.kind === kind);
  expect(shown?.map(({label}) => label)).toEqual(labels);
});
