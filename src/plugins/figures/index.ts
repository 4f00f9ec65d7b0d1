import type {LoadContext, Plugin} from '@docusaurus/types';
import {message, readMessages, types} from '../../framework';
import {configSections} from '../../framework/config';
import {apiPages} from '../../knowledge/apiPages';
import {globSync} from 'tinyglobby';

/** Limits of a click, by their keys in `ui`. */
const LIMITS = [
  'ui.delay.before_click',
  'ui.timeout.explicit_wait',
  'ui.timeout.highlight_delay',
  'ui.timeout.implicit_wait',
] as const;

/** What the home page and the drawings state, read from the facts and the samples. */
export interface Figures {
  readonly methods: number;
  readonly keys: number;
  readonly messages: number;
  readonly samples: number;
  /** Text of the error `ELEMENT_NOT_FOUND`: `{0}` is the element's name, `{1}` the platform. */
  readonly elementNotFound: string;
  /** Defaults with their units. */
  readonly limits: Readonly<Record<(typeof LIMITS)[number], string>>;
}

/**
 * The default of a key of the configuration.
 *
 * @returns such as `10 s`
 * @throws Error when the key has no number as its default
 */
function defaultOf(anchor: string): string {
  const key = configSections()
    .flatMap((section) => section.keys)
    .find((item) => item.anchor === anchor);
  const value = Number(key?.default ?? NaN);
  if (Number.isNaN(value)) {
    throw new Error(`The key ${anchor} has no default: correct LIMITS in src/plugins/figures.`);
  }
  return `${value} ${key?.unit === 'milliseconds' ? 'ms' : 's'}`;
}

/**
 * Reads what the home page and the drawings state.
 *
 * @param siteDir absolute path of the site's folder
 */
export function readFigures(siteDir: string): Figures {
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
    keys: configSections().reduce((sum, section) => sum + section.keys.length, 0),
    messages: readMessages().messages.length,
    samples: globSync('src/samples/src/**/*.java', {cwd: siteDir}).length,
    elementNotFound: message('ELEMENT_NOT_FOUND').text,
    limits: Object.fromEntries(LIMITS.map((key) => [key, defaultOf(key)])) as Figures['limits'],
  };
}

/** Writes the figures to `@generated/figures/default/figures.json`, for the home page and the drawings. */
export default function figures({siteDir}: LoadContext): Plugin {
  return {
    name: 'figures',
    async contentLoaded({actions}) {
      await actions.createData('figures.json', readFigures(siteDir));
    },
  };
}
