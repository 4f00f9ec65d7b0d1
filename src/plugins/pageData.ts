import type {Plugin} from '@docusaurus/types';

/**
 * The part of a plugin that gives pages its data: they import it as `@data/NAME.json`, by an alias to
 * the file that the generator made, wherever that is.
 *
 * @param name of the plugin and of the data
 * @param read makes the data when the content of the site is loaded
 */
export function pageData(name: string, read: () => object) {
  let file = '';
  return {
    name,
    async contentLoaded({actions}) {
      file = await actions.createData(`${name}.json`, read());
    },
    // The content is loaded before.
    configureWebpack: () => ({resolve: {alias: {[`@data/${name}.json`]: file}}}),
  } satisfies Plugin;
}
