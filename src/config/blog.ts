import type {Options} from '@docusaurus/plugin-content-blog';
import {COPYRIGHT_YEAR, TITLE} from './identity';

/**
 * The options of the blog.
 *
 * @param shared options that the blog has in common with other pages: its sources, and the Markdown transforms
 */
export function blogOptions(shared: Options) {
  return {
    blogTitle: 'Blog',
    blogDescription: `News and background on ${TITLE}, written by the people who maintain it.`,
    authorsMapPath: 'authors.json',
    postsPerPage: 10,
    sortPosts: 'ascending',
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    ...shared,
    onUntruncatedBlogPosts: 'throw',
    onInlineAuthors: 'throw',
    onInlineTags: 'throw',
    feedOptions: {
      type: ['rss', 'atom', 'json'],
      title: `${TITLE} blog`,
      description: `News and background on ${TITLE}.`,
      copyright: `Copyright © ${COPYRIGHT_YEAR} ${TITLE}`,
      language: 'en',
      // The generator sets the date of the last change only, and in the JSON feed the first author.
      createFeedItems: async ({defaultCreateFeedItems, ...rest}) =>
        (await defaultCreateFeedItems(rest)).map((item) => ({
          ...item,
          published: item.date,
          extensions: [
            {name: 'authors', objects: item.author?.map(({name, link}) => ({name, url: link}))},
          ],
        })),
    },
  } satisfies Options;
}
