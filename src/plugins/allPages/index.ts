import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {AREAS} from '../../config/areas';

/** A page, or a group of pages that may have a page of its own. */
export interface PageEntry {
  readonly label: string;
  readonly to?: string;
  readonly items?: readonly PageEntry[];
}

export interface AreaPages {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly PageEntry[];
}

type Version = LoadedContent['loadedVersions'][number];
type Item = Version['sidebars'][string][number];

/** The entries of a sidebar, those of collapsed categories included. */
function readEntries(items: readonly Item[], docs: Version['docs']): PageEntry[] {
  const page = (id: string) => docs.find((doc) => doc.id === id)!;
  return items.flatMap((item): PageEntry[] => {
    if (item.type === 'doc') {
      return [{label: page(item.id).title, to: page(item.id).permalink}];
    }
    if (item.type !== 'category') {
      return [];
    }
    const entries = readEntries(item.items, docs);
    const {label, link} = item;
    if (!link) {
      return [{label, items: entries}];
    }
    return [
      {label, to: link.type === 'doc' ? page(link.id).permalink : link.permalink, items: entries},
    ];
  });
}

/** The entries of a docs area: those of the sidebars of its last version. */
function readDocs({loadedVersions}: LoadedContent): PageEntry[] {
  const {sidebars, docs} = loadedVersions.find(({isLast}) => isLast)!;
  return Object.values(sidebars).flatMap((items) => readEntries(items, docs));
}

/** The entries of the blog: its posts, and the pages of their authors. */
function readBlog({blogPosts, authorsMap = {}}: BlogContent): PageEntry[] {
  const posts = blogPosts.map(({metadata}) => ({label: metadata.title, to: metadata.permalink}));
  const authors = Object.values(authorsMap).flatMap(({name, page}) =>
    name && page ? {label: name, to: page.permalink} : [],
  );
  return [
    {label: 'Posts', to: '/blog', items: posts},
    {label: 'Archive', to: '/blog/archive'},
    {label: 'Authors', to: '/blog/authors', items: authors},
  ];
}

/**
 * Adds `/pages`, which lists the pages of all areas. The HTML of a sidebar lacks the children of its
 * collapsed categories: without JavaScript, only this list links to them.
 */
export default function allPages({baseUrl}: LoadContext): Plugin {
  return {
    name: 'all-pages',
    async allContentLoaded({allContent, actions}) {
      const contentOf = (plugin: 'docs' | 'blog', id: string) =>
        allContent[`docusaurus-plugin-content-${plugin}`]![id];
      const areas = AREAS.map(({id, label}): AreaPages => ({
        id,
        label,
        entries:
          id === 'blog'
            ? readBlog(contentOf('blog', 'default') as BlogContent)
            : readDocs(contentOf('docs', id === 'docs' ? 'default' : id) as LoadedContent),
      }));
      actions.addRoute({
        path: `${baseUrl}pages`,
        exact: true,
        component: '@site/src/plugins/allPages/AllPages',
        modules: {areas: await actions.createData('areas.json', areas)},
      });
    },
  };
}
