import type {Options} from '@docusaurus/plugin-content-blog';
import {COPYRIGHT_YEAR, TITLE} from './identity';
import {releases} from '../knowledge/releases.json';

/**
 * The options of the blog.
 *
 * Its feeds have the releases of the framework, too: what a subscriber waits for.
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
    blogAuthorsListComponent: '@site/src/components/BlogAuthors',
    blogAuthorsPostsComponent: '@site/src/components/BlogAuthors',
    ...shared,
    onUntruncatedBlogPosts: 'throw',
    onInlineAuthors: 'throw',
    onInlineTags: 'throw',
    feedOptions: {
      type: ['rss', 'atom', 'json'],
      title: `${TITLE} releases and blog`,
      description: `The releases of ${TITLE}, with what each one changed, and the posts of the blog.`,
      copyright: `Copyright © ${COPYRIGHT_YEAR} ${TITLE}`,
      language: 'en',
      // The generator sets the date of the last change only, and in the JSON feed the first author.
      createFeedItems: async ({defaultCreateFeedItems, ...rest}) => {
        const {url, baseUrl} = rest.siteConfig;
        const posts = (await defaultCreateFeedItems(rest)).map((item) => ({
          ...item,
          published: item.date,
          extensions: [
            {name: 'authors', objects: item.author?.map(({name, link}) => ({name, url: link}))},
          ],
        }));
        const releases = releaseItems(url + baseUrl);
        return [...releases, ...posts].sort((a, b) => b.date.getTime() - a.date.getTime());
      },
    },
  } satisfies Options;
}

/** The page that says what each release changed. */
const PAGE = 'docs/guides/migrate/upgrade';

/**
 * The releases of the framework as items of a feed.
 *
 * @param home the site's absolute address, with a slash at the end
 * @returns one item for each section of the upgrade page, in its order
 */
function releaseItems(home: string) {
  return releases.map(({versions, section, date}) => {
    const link = `${home}${PAGE}#${section}`;
    const title = `${TITLE} ${versions}`;
    const day = new Date(date);
    return {
      title,
      link,
      id: link,
      date: day,
      published: day,
      description: `What ${title} changed, and what to do about it.`,
    };
  });
}
