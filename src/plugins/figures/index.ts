import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageData} from '../pageData';
import {findType, message, readMessages, types} from '../../framework';
import {configKey, configKeys} from '../../framework/config';
import {lines} from '../../framework/settings.json';
import {apiPages} from '../../knowledge/apiPages';
import {readSample} from '../../sampleReader/readSample';
import {callbacksIn, findSteps, logOf} from '../../knowledge/steps';
import {globSync} from 'tinyglobby';

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

/** The first part of a text that a pattern has a group for; the samples and steps have it. */
function partOf(text: string, pattern: RegExp): string {
  const part = pattern.exec(text)?.[1];
  if (part === undefined) {
    throw new Error(`"${text}" has no ${pattern}: correct src/plugins/figures.`);
  }
  return part;
}

/** What a click on the button of the first example says and calls. */
function readClick() {
  const steps = findSteps('ClickableActions.click')!.steps['click()']!;
  const button = partOf(readSample('web/FirstWebTest.java#locators'), /name\("(Login [^"]+)"\)/);
  const selenium = readSample('compare/PlainLibraries.java#wait');
  const id = partOf(selenium, /elementToBeClickable\(By\.id\("([^"]+)"\)/);
  const seconds = partOf(selenium, /ofSeconds\((\d+)\)/);
  return {
    log: logOf(steps).replace('{name}', button),
    /** Method of the listener. */
    callback: callbacksIn(steps)[0]!.callback.split('.')[1]!,
    /** What the test says when the button cannot be clicked in time. */
    error: message('ELEMENT_NOT_FOUND').text.replace('{0}', button).replace('{1}', 'WEB'),
    /** The same of Selenium 4, from `FluentWait.until` and `ExpectedConditions.elementToBeClickable`. */
    seleniumError: `TimeoutException: Expected condition failed: waiting for element to be clickable: By.id: ${id} (tried for ${seconds} second(s) with 500 milliseconds interval)`,
  };
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
  return {
    methods: methods.size,
    keys: configKeys().length,
    messages: readMessages().messages.length,
    samples: globSync('src/samples/src/**/*.java', {cwd: siteDir}).length,
    click: readClick(),
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
