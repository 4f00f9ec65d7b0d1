import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {FRAMEWORK_VERSION} from './identity';
import {areaMarkdownPlugins} from './markdown';

/** Folder, route, and plug-in id carry the same name; the docs area keeps the id `default`. */
export type Area = 'docs' | 'api' | 'contributing' | 'community';

const SIDEBARS: Record<Area, string> = {
  docs: './sidebars.ts',
  api: './sidebarsApi.ts',
  contributing: './sidebarsContributing.ts',
  community: './sidebarsCommunity.ts',
};

/** What Git says about all pages. */
export interface SourceOptions {
  readonly editUrl: string;
  readonly showLastUpdateAuthor: boolean;
  readonly showLastUpdateTime: boolean;
}

/**
 * The options of one documentation area.
 *
 * @param area folder and route of the area
 */
export function areaOptions(area: Area, source: SourceOptions) {
  return {
    path: area,
    routeBasePath: area,
    sidebarPath: SIDEBARS[area],
    breadcrumbs: true,
    ...source,
    lastVersion: 'current',
    versions: {current: {label: FRAMEWORK_VERSION}},
    ...areaMarkdownPlugins,
  } satisfies DocsOptions;
}

/** The plug-in instances of the areas that the preset does not make. */
export function areaPlugins(source: SourceOptions): PluginConfig[] {
  const areas: Area[] = ['api', 'contributing', 'community'];
  return areas.map((area) => [
    '@docusaurus/plugin-content-docs',
    {id: area, ...areaOptions(area, source)},
  ]);
}
