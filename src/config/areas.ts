import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {EDIT_URL, FRAMEWORK_VERSION} from './identity';
import {markdownPlugins} from './markdown';

/** Folder, route, and plug-in id carry the same name; the docs area keeps the id `default`. */
export type Area = 'docs' | 'api' | 'contributing' | 'community';

const SIDEBARS: Record<Area, string> = {
  docs: './sidebars.ts',
  api: './sidebarsApi.ts',
  contributing: './sidebarsContributing.ts',
  community: './sidebarsCommunity.ts',
};

/**
 * The options of one documentation area.
 *
 * @param area folder and route of the area
 * @param showLastUpdate whether the git history can tell author and time
 */
export function areaOptions(area: Area, showLastUpdate: boolean) {
  return {
    path: area,
    routeBasePath: area,
    sidebarPath: SIDEBARS[area],
    editUrl: EDIT_URL,
    breadcrumbs: true,
    showLastUpdateAuthor: showLastUpdate,
    showLastUpdateTime: showLastUpdate,
    lastVersion: 'current',
    versions: {current: {label: FRAMEWORK_VERSION}},
    ...markdownPlugins,
  } satisfies DocsOptions;
}

/**
 * The plug-in instances of the areas that the preset does not make.
 *
 * @param showLastUpdate whether the git history can tell author and time
 */
export function areaPlugins(showLastUpdate: boolean): PluginConfig[] {
  const areas: Area[] = ['api', 'contributing', 'community'];
  return areas.map((area) => [
    '@docusaurus/plugin-content-docs',
    {id: area, ...areaOptions(area, showLastUpdate)},
  ]);
}
