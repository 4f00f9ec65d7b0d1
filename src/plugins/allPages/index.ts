import type {LoadContext, Plugin} from '@docusaurus/types';
import {AREAS} from '../../config/areas';
import {pageData, type AllContent} from '../pageData';
import {readBlog, readDocs, type PageEntry} from './content';

export interface AreaPages {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly PageEntry[];
}

/** The pages of all areas, in the order of the menus. */
export function areasOf(allContent: AllContent): AreaPages[] {
  const docs = readDocs(allContent);
  const {posts, authors} = readBlog(allContent);
  const blog: PageEntry[] = [
    {label: 'Posts', to: '/blog', items: posts},
    {label: 'Archive', to: '/blog/archive'},
    {label: 'Authors', to: '/blog/authors', items: authors},
  ];
  return AREAS.map(({id, label}) => {
    const entries = docs[id === 'docs' ? 'default' : id] ?? blog;
    return {id, label, entries};
  });
}

/** The addresses of entries, each before those below it. */
export const addressesOf = (entries: readonly PageEntry[]): string[] =>
  entries.flatMap(({to, items = []}) => [to ?? [], addressesOf(items)].flat());

/**
 * Adds `/pages`, which lists the pages of all areas. The HTML of a sidebar lacks the children of its
 * collapsed categories: without JavaScript, only this list links to them. The page for addresses
 * without a page finds the nearest ones in it.
 */
export default function allPages({baseUrl}: LoadContext): Plugin {
  return {
    ...pageData('all-pages', areasOf),
    contentLoaded({actions}) {
      const component = '@site/src/plugins/allPages/AllPages';
      actions.addRoute({path: `${baseUrl}pages`, exact: true, component});
    },
  };
}
