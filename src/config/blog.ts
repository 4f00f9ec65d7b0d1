import type {Options} from '@docusaurus/plugin-content-blog';
import {COPYRIGHT_YEAR, EDIT_URL, TITLE} from './identity';
import {markdownPlugins} from './markdown';

/**
 * The options of the blog.
 *
 * @param showLastUpdate whether the git history can tell author and time
 */
export function blogOptions(showLastUpdate: boolean) {
  return {
    blogTitle: 'Blog',
    blogDescription: `News and background of ${TITLE}, written by the people who maintain it.`,
    postsPerPage: 10,
    sortPosts: 'ascending',
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    editUrl: EDIT_URL,
    showLastUpdateAuthor: showLastUpdate,
    showLastUpdateTime: showLastUpdate,
    onUntruncatedBlogPosts: 'throw',
    onInlineAuthors: 'throw',
    onInlineTags: 'throw',
    feedOptions: {
      type: ['rss', 'atom', 'json'],
      title: `${TITLE} blog`,
      description: `News and background of ${TITLE}.`,
      copyright: `Copyright © ${COPYRIGHT_YEAR} ${TITLE}`,
      language: 'en',
    },
    ...markdownPlugins,
  } satisfies Options;
}
