import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {DOCS_AREAS} from './areas';
import {earlierVersions} from './environment/versions';
import {FRAMEWORK_VERSION} from './identity';

/** The version that has no version in its addresses. */
const LAST = 'current';

/**
 * The options of each version of an area. Only the last one is for crawlers: the sitemap, the search,
 * and the Markdown twins leave out a page with `noindex`.
 */
function versionOptions(names: readonly string[]): NonNullable<DocsOptions['versions']> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {...(name === 'current' ? {label: FRAMEWORK_VERSION} : {}), noIndex: name !== LAST},
    ]),
  );
}

/**
 * The plugins of all areas. That of the docs has the id `default`, which the theme relies on.
 *
 * @param siteDir absolute path of the site's folder
 * @param shared options that all areas have: where the sources are, what pages show of their
 * history, and the Markdown transforms
 */
export function docsPlugins(siteDir: string, shared: DocsOptions): PluginConfig[] {
  return DOCS_AREAS.map(({id: folder, sidebar}) => {
    const id = folder === 'docs' ? 'default' : folder;
    return [
      '@docusaurus/plugin-content-docs',
      {
        id,
        path: folder,
        routeBasePath: folder,
        sidebarPath: sidebar,
        breadcrumbs: true,
        lastVersion: LAST,
        versions: versionOptions(['current', ...earlierVersions(siteDir, id)]),
        ...shared,
      } satisfies DocsOptions,
    ];
  });
}
