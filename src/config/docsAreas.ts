import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {DOCS_AREAS, type DocsArea} from './areas';
import {FRAMEWORK_VERSION} from './identity';

/** The options of the docs plugin of one area. */
function docsOptions({id, sidebar}: DocsArea, shared: DocsOptions) {
  return {
    id: id === 'docs' ? 'default' : id,
    path: id,
    routeBasePath: id,
    sidebarPath: sidebar,
    breadcrumbs: true,
    lastVersion: 'current',
    versions: {current: {label: FRAMEWORK_VERSION}},
    ...shared,
  } satisfies DocsOptions;
}

/**
 * The plugins of all areas. That of the docs has the id `default`, which the theme relies on.
 *
 * @param shared options that all areas have: where the sources are, what pages show of their
 * history, and the Markdown transforms
 */
export function docsPlugins(shared: DocsOptions): PluginConfig[] {
  return DOCS_AREAS.map((area) => ['@docusaurus/plugin-content-docs', docsOptions(area, shared)]);
}
