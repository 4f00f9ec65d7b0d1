import {TITLE} from './identity';

/** What the areas are called in search results, by the first folder of a path. */
const AREAS: Record<string, string> = {
  docs: 'Documentation',
  api: 'API',
  contributing: 'Contributing',
  community: 'Community',
  blog: 'Blog',
};

/** The areas that the search page can be narrowed to, with the tag that the generator gives them. */
export const SEARCH_AREAS = [
  {name: 'docs', label: AREAS.docs!, tag: 'docs-default-current'},
  {name: 'api', label: AREAS.api!, tag: 'docs-api-current'},
  {name: 'contributing', label: AREAS.contributing!, tag: 'docs-contributing-current'},
  {name: 'community', label: AREAS.community!, tag: 'docs-community-current'},
  {name: 'blog', label: AREAS.blog!, tag: 'default'},
] as const;

/**
 * The name of the area that a page belongs to.
 *
 * @param path below the base path, without a slash before it
 */
export function areaOf(path: string): string {
  return AREAS[path.split('/')[0]!] ?? TITLE;
}
