import type {Options} from '@docusaurus/plugin-content-blog';
import type {SourceOptions} from './docsAreas';
import {COPYRIGHT_YEAR, TITLE} from './identity';
import {markdownPlugins} from './markdown';

/** The options of the blog. */
export function blogOptions(source: SourceOptions) {
  return {
    blogTitle: 'Blog',
    blogDescription: `News and background on ${TITLE}, written by the people who maintain it.`,
    postsPerPage: 10,
    sortPosts: 'ascending',
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    ...source,
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
    ...markdownPlugins,
  } satisfies Options;
}
