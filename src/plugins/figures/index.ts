import type {LoadContext, Plugin} from '@docusaurus/types';
import {readMessages, types} from '../../framework';
import {configSections} from '../../framework/config';
import {apiPages} from '../../knowledge/apiPages';
import {globSync} from 'tinyglobby';

/** How much the site documents, counted in the facts and the samples. */
export interface Figures {
  readonly methods: number;
  readonly keys: number;
  readonly messages: number;
  readonly samples: number;
}

/**
 * Counts what the home page states.
 *
 * @param siteDir absolute path of the site's folder
 */
export function countFigures(siteDir: string): Figures {
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
  };
}

/** Writes the figures to `@generated/figures/default/figures.json`, for the home page. */
export default function figures({siteDir}: LoadContext): Plugin {
  return {
    name: 'figures',
    async contentLoaded({actions}) {
      await actions.createData('figures.json', countFigures(siteDir));
    },
  };
}
