import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';

/** A Markdown page that a docs plug-in or the blog has loaded. */
export interface Source {
  /** Absolute path of its file. */
  readonly file: string;
  /** Path of the page below the base path, without slashes at its ends. */
  readonly path: string;
  /** The tag by which the search is narrowed, as the built page would carry it. */
  readonly tag: string;
  readonly title: string;
  readonly description: string;
}

/** What both kinds of plug-ins know of a page. */
interface Metadata {
  readonly source: string;
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
}

/**
 * The Markdown pages of a site, drafts included, in the order of their paths.
 *
 * @param allContent what the plug-ins have loaded
 * @param context tells the folder of the site and the base path
 */
export function sourcesOf(
  allContent: AllContent,
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
): Source[] {
  const from = (tag: string, {source, permalink, title, description}: Metadata): Source => ({
    file: path.join(siteDir, source.replace(/^@site\//, '')),
    path: permalink.slice(baseUrl.length).replace(/\/$/, ''),
    tag,
    title,
    description,
  });
  const areas = allContent['docusaurus-plugin-content-docs'] as Record<string, DocsContent>;
  const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
  return [
    ...Object.entries(areas ?? {}).flatMap(([id, {loadedVersions}]) =>
      loadedVersions.flatMap(({versionName, docs}) =>
        docs.map((doc) => from(`docs-${id}-${versionName}`, doc)),
      ),
    ),
    ...Object.values(blogs ?? {}).flatMap(({blogPosts}) =>
      blogPosts.map(({metadata}) => from('default', metadata)),
    ),
  ].sort((one, other) => (one.path < other.path ? -1 : 1));
}
