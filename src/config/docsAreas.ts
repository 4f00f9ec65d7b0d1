import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {DOCS_AREAS} from './areas';
import {FRAMEWORK_VERSION} from './identity';

/**
 * The plugins of all areas. That of the docs has the id `default`, which the theme relies on.
 *
 * @param shared options that all areas have: where the sources are, what pages show of their
 * history, and the Markdown transforms
 */
export function docsPlugins(shared: DocsOptions): PluginConfig[] {
  return DOCS_AREAS.map(({id, sidebar}) => [
    '@docusaurus/plugin-content-docs',
    {
      id: id === 'docs' ? 'default' : id,
      path: id,
      routeBasePath: id,
      sidebarPath: sidebar,
      breadcrumbs: true,
      lastVersion: 'current',
      versions: {current: {label: FRAMEWORK_VERSION}},
      ...shared,
    } satisfies DocsOptions,
  ]);
}
