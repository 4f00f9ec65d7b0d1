import {TITLE} from './identity';

/**
 * The areas by which the search page filters: the first folder of their paths, their name in search
 * results, and the tag that the generator gives them.
 */
export const SEARCH_AREAS = [
  {name: 'docs', label: 'Documentation', tag: 'docs-default-current'},
  {name: 'api', label: 'API', tag: 'docs-api-current'},
  {name: 'contributing', label: 'Contributing', tag: 'docs-contributing-current'},
  {name: 'community', label: 'Community', tag: 'docs-community-current'},
  {name: 'blog', label: 'Blog', tag: 'default'},
] as const;

/**
 * The name of the area to which a page belongs.
 *
 * @param path below the base path, without a leading slash
 */
export function areaOf(path: string): string {
  const folder = path.split('/')[0];
  return SEARCH_AREAS.find(({name}) => name === folder)?.label ?? TITLE;
}
