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

  test('the cloud providers are those of TargetProviders', () => {
    const offered = (suffix: RegExp) =>
      constants('TargetProviders')
        .filter((name) => name !== 'LOCAL' && suffix.test(name))
        .map((name) => plain(name.replace(/_(WEB|MOBILE)$/, '')))
        .sort();
    const named = (id: 'web' | 'android' | 'ios') =>
      PLATFORMS[id].runsOn.map(plain).filter((place) => /stack|lambda/.test(place));
    expect(named('web')).toEqual(offered(/STACK|_WEB$/));
    expect(named('android')).toEqual(offered(/STACK|_MOBILE$/));
    expect(named('ios')).toEqual(offered(/STACK|_MOBILE$/));
  });

  test('the Appium drivers are those of AutomationType', () => {
    const named = PLATFORM_IDS.map((id) => PLATFORMS[id].drivenBy)
      .filter((text) => text.startsWith('Appium, '))
      .map((text) => plain(text.slice('Appium, '.length)))
      .sort();
    const known = (findType('AutomationType').enumConstants ?? [])
      .map(({values}) => plain(String(values[0])))
      .sort();
    expect(named).toEqual(known);
  });

  const entries = PLATFORM_IDS.flatMap((id) => PLATFORMS[id].actWith);
  test.each(entries)('$call starts a chain of the type on $to', ({call, to}) => {
    const methods = findMethods(typeOf(to), call);
    expect(methods.some(({modifiers}) => modifiers.includes('static'))).toBe(true);
  });
});

test.each(support)('the platforms of $names are each in one list at most', ({yes, no}) => {
  const named = [...yes, ...no].flatMap(({platforms}) => platforms);
  expect(named).toHaveLength(new Set(named).size);
});

test.each(support.flatMap(({names}) => names))('platform-support.json: %s exists', (name) => {
  const [type = '', method] = name.split('.');
  expect(() => (method ? findMethods(type, method) : findType(type))).not.toThrow();
});

const platforms = (name: string, kind: 'yes' | 'unknown') =>
  platformsOf(name)?.flatMap((item) => (item.kind === kind ? item.label : []));

test('click works on a device, and no badge denies what is not known', () => {
  expect(platforms('ClickableActions', 'yes')).toEqual(['Web', 'Android', 'iOS', 'macOS']);
  expect(platforms('ClickableActions.hover', 'unknown')).toEqual(['Android', 'iOS']);
});

test.each(['executeScript', 'getProperty', 'getStyle'])(
  '%s is for the web only: it reads the DOM or CSS, or runs a script',
  (name) => {
    expect(platforms(`ElementActions.${name}`, 'yes')).toEqual(['Web']);
  },
);
