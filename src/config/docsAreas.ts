import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
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
export function docsOptions({id, sidebar}: DocsArea, source: SourceOptions) {
  return {
    path: id,
    routeBasePath: id,
    sidebarPath: sidebar,
    breadcrumbs: true,
    ...source,
    lastVersion: 'current',
    versions: {current: {label: FRAMEWORK_VERSION}},
    ...areaMarkdownPlugins,
  } satisfies DocsOptions;
}

/** The plugins of the areas after the first, which the preset creates under the id `default`. */
export function docsPlugins(source: SourceOptions): PluginConfig[] {
  return DOCS_AREAS.slice(1).map((area) => [
    '@docusaurus/plugin-content-docs',
    {id: area.id, ...docsOptions(area, source)},
  ]);
}
