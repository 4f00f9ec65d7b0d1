import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig, PluginModule} from '@docusaurus/types';
import {DOCS_AREAS, type DocsArea} from './areas';
import {FRAMEWORK_VERSION} from './identity';
import {areaMarkdownPlugins} from './markdown';

/** What Git says about all pages. */
export interface SourceOptions {
  readonly editUrl: string;
  readonly showLastUpdateAuthor: boolean;
  readonly showLastUpdateTime: boolean;
}

/** The options of the docs plugin of one area. */
function docsOptions({id, sidebar}: DocsArea, {editUrl}: SourceOptions) {
  return {
    id: id === 'docs' ? 'default' : id,
    path: id,
    routeBasePath: id,
    sidebarPath: sidebar,
    breadcrumbs: true,
    editUrl,
    lastVersion: 'current',
    versions: {current: {label: FRAMEWORK_VERSION}},
    ...areaMarkdownPlugins,
  } satisfies DocsOptions;
}

/** The plugins of all areas. That of the docs has the id `default`, which the theme relies on. */
export function docsPlugins(plugin: PluginModule, source: SourceOptions): PluginConfig[] {
  return DOCS_AREAS.map((area) => [plugin, docsOptions(area, source)]);
}
