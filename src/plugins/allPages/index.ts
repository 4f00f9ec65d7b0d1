import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_AREAS} from '../../config/areas';

/** A page, or a group of pages that may have a page of its own. */
export interface Entry {
  readonly label: string;
  readonly to?: string;
  readonly items?: readonly Entry[];
}

export interface AreaPages {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly Entry[];
}

type Version = LoadedContent['loadedVersions'][number];
type Item = Version['sidebars'][string][number];

/** The entries of a sidebar, those of collapsed categories included. */
function readEntries(items: readonly Item[], docs: Version['docs']): Entry[] {
  const page = (id: string) => docs.find((doc) => doc.id === id)!;
  return items.flatMap((item): Entry[] => {
    if (item.type === 'doc') {
      return [{label: page(item.id).title, to: page(item.id).permalink}];
    }
    if (item.type !== 'category') {
      return [];
    }
    const entries = readEntries(item.items, docs);
    return item.link?.type === 'doc'
      ? [{label: item.label, to: page(item.link.id).permalink, items: entries}]
      : [{label: item.label, items: entries}];
  });
}

/**
 * Adds `/pages`, which lists the pages of all areas. The HTML of a sidebar lacks the children of its
 * collapsed categories: without JavaScript, only this list leads to them.
 */
export default function allPages({baseUrl}: LoadContext): Plugin {
  return {
    name: 'all-pages',
    async allContentLoaded({allContent, actions}) {
      const areas = DOCS_AREAS.map(({id, label}): AreaPages => {
        const content = allContent['docusaurus-plugin-content-docs']!;
        const {loadedVersions} = content[id === 'docs' ? 'default' : id] as LoadedContent;
        const version = loadedVersions[0]!;
        return {
          id,
          label,
          entries: Object.values(version.sidebars).flatMap((items) =>
            readEntries(items, version.docs),
          ),
        };
      });
      actions.addRoute({
        path: `${baseUrl}pages`,
        exact: true,
        component: '@site/src/plugins/allPages/AllPages',
        modules: {areas: await actions.createData('areas.json', areas)},
      });
    },
  };
}
