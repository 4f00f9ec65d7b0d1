import type {Plugin} from '@docusaurus/types';

/** What the plugins of the generator have read, by their names and ids. */
export type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/**
 * The part of a plugin that gives pages its data: they import it as `@data/NAME.json`, by an alias to
 * the file that the generator made, wherever that is.
 *
 * @param name of the plugin and of the data
 * @param read makes the data when the content of the site is loaded
 */
export function pageData(name: string, read: (allContent: AllContent) => object) {
  let file = '';
  return {
    name,
    async allContentLoaded({allContent, actions}) {
      file = await actions.createData(`${name}.json`, read(allContent));
    },
    // The content is loaded before.
    configureWebpack: () => ({resolve: {alias: {[`@data/${name}.json`]: file}}}),
  } satisfies Plugin;
}
