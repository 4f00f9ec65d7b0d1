import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageData} from '../pageData';
import {findType, message, readMessages, types} from '../../framework';
import {configKey, configKeys} from '../../framework/config';
import {lines} from '../../framework/settings.json';
import {apiPages} from '../../knowledge/apiPages';
import {callbacksIn, findSteps, logOf} from '../../knowledge/steps';
import {globSync} from 'tinyglobby';

/** The button that the examples of the home page click, with and without the framework. */
const BUTTON = {name: 'Login button', id: 'login-button', seconds: 10};

/** Limits of a click, by their keys in `ui`. */
const LIMITS = [
  'ui.delay.before_click',
  'ui.timeout.explicit_wait',
  'ui.timeout.highlight_delay',
  'ui.timeout.implicit_wait',
] as const;

/**
 * The default of a key of the configuration.
 *
 * @returns such as `10 s`
 * @throws Error when the key has no number as its default
 */
function limitOf(anchor: string): string {
  const key = configKey(anchor);
  const value = Number(key.default ?? NaN);
  if (Number.isNaN(value)) {
    throw new Error(`The key ${anchor} has no default: correct LIMITS in src/plugins/figures.`);
  }
  return `${value} ${key.unit === 'milliseconds' ? 'ms' : 's'}`;
}

/** The first part of a text that a pattern has a group for. */
function partOf(text: string, pattern: RegExp): string {
  const part = pattern.exec(text)?.[1];
  if (part === undefined) {
    throw new Error(`"${text}" has no ${pattern}: correct src/plugins/figures.`);
  }
  return part;
}

/** What names the folder of the configuration file, in the order in which the framework asks. */
function readLookup() {
  const expressions = Object.keys(lines['utils/SettingUtils.java']).join('\n');
  return {
    variable: partOf(expressions, /getenv \("([^"]+)"\)\)/),
    property: partOf(expressions, /ofNullable \(getProperty \("([^"]+)"\)\)/),
    folder: partOf(expressions, /Path\.of \(getProperty \("user\.dir"\), "([^"]+)"\)/),
  };
}

/**
 * Reads what the home page and the drawings state from the facts and the samples.
 *
 * @param siteDir absolute path of the site's folder
 */
export function readFigures(siteDir: string) {
  const methods = new Set(
    apiPages.flatMap((entry) =>
      types()
        .filter((type) => type.name === entry.type)
        .flatMap((type) => type.methods ?? [])
        .map(({signature}) => `${entry.page} ${signature}`),
    ),
  );
  const click = findSteps('ClickableActions.click')!.steps['click()']!;
  return {
    methods: methods.size,
    keys: configKeys().length,
    messages: readMessages().messages.length,
    samples: globSync('src/samples/src/**/*.java', {cwd: siteDir}).length,
    /** What a click on the button logs and calls, and how it fails. */
    click: {
      log: logOf(click).replace('{name}', BUTTON.name),
      /** Method of the listener. */
      callback: callbacksIn(click)[0]!.callback.split('.')[1]!,
      error: message('ELEMENT_NOT_FOUND').text.replace('{0}', BUTTON.name).replace('{1}', 'WEB'),
      /** Of Selenium 4, from `FluentWait.until` and `ExpectedConditions.elementToBeClickable`. */
      seleniumError: `TimeoutException: Expected condition failed: waiting for element to be clickable: By.id: ${BUTTON.id} (tried for ${BUTTON.seconds} second(s) with 500 milliseconds interval)`,
    },
    lookup: readLookup(),
    /** Values of `browser` that start one on this machine. */
    browsers: findType('Browser')
      .enumConstants!.map(({name}) => name)
      .filter((name) => !['NONE', 'REMOTE'].includes(name)),
    /** For each value of `target` its own host. */
    hosts: Object.fromEntries(
      findType('TargetProviders').enumConstants!.map(({name, values}) => [name, String(values[0])]),
    ) as Record<'BROWSER_STACK' | 'LAMBDA_TEST_WEB', string>,
    /** Defaults with their units. */
    limits: Object.fromEntries(LIMITS.map((key) => [key, limitOf(key)])) as Record<
      (typeof LIMITS)[number],
      string
    >,
  };
}

/** Gives the home page and the drawings the figures. */
export default function figures({siteDir}: LoadContext): Plugin {
  return pageData('figures', () => readFigures(siteDir));
}
