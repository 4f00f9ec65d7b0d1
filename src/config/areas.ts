/**
 * The areas of the site in the order of the menus: folder of their pages, which is also the first
 * part of their paths and the id of their plugin; name; first page; and sidebar.
 */
export const AREAS = [
  {id: 'docs', label: 'Documentation', start: '/docs/intro', sidebar: './sidebars.ts'},
  {id: 'api', label: 'API', start: '/api/intro', sidebar: './sidebarsApi.ts'},
  {
    id: 'contributing',
    label: 'Contributing',
    start: '/contributing/welcome',
    sidebar: './sidebarsContributing.ts',
  },
  {
    id: 'community',
    label: 'Community',
    start: '/community/our-supporters',
    sidebar: './sidebarsCommunity.ts',
  },
  {id: 'blog', label: 'Blogs', start: '/blog', sidebar: undefined},
] as const;

export type Area = (typeof AREAS)[number];

/** The areas without the blog: each has a docs plugin of its own. */
export const DOCS_AREAS = AREAS.filter((area) => area.sidebar !== undefined);

/**
 * The area to which a page belongs.
 *
 * @param path below the base path, without a leading slash
 */
export function areaOf(path: string): Area | undefined {
  const folder = path.split('/')[0];
  return AREAS.find(({id}) => id === folder);
}
