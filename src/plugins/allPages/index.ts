import type {LoadContext, Plugin} from '@docusaurus/types';
import {AREAS} from '../../config/areas';
import {readBlog, readDocs, type PageEntry} from './content';

export interface AreaPages {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly PageEntry[];
}

/**
 * Adds `/pages`, which lists the pages of all areas. The HTML of a sidebar lacks the children of its
 * collapsed categories: without JavaScript, only this list links to them. The page for addresses
 * without a page finds the nearest ones in it.
 */
export default function allPages({baseUrl}: LoadContext): Plugin {
  let file = '';
  return {
    name: 'all-pages',
    async allContentLoaded({allContent, actions}) {
      const docs = readDocs(allContent);
      const {posts, authors} = readBlog(allContent);
      const blog: PageEntry[] = [
        {label: 'Posts', to: '/blog', items: posts},
        {label: 'Archive', to: '/blog/archive'},
        {label: 'Authors', to: '/blog/authors', items: authors},
      ];
      const areas = AREAS.map(({id, label}): AreaPages => {
        const entries = docs[id === 'docs' ? 'default' : id] ?? blog;
        return {id, label, entries};
      });
      file = await actions.createData('areas.json', areas);
      actions.addRoute({
        path: `${baseUrl}pages`,
        exact: true,
        component: '@site/src/plugins/allPages/AllPages',
        modules: {areas: file},
      });
    },
    // The content is loaded before.
    configureWebpack: () => ({resolve: {alias: {'@data/all-pages.json': file}}}),
  };
}
