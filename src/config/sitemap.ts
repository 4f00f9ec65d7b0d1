import type {Options} from '@docusaurus/preset-classic';

/**
 * The options of the sitemap: without the search and the list of all pages, and with the days on which
 * pages were last updated.
 *
 * @param address of the site
 * @param showsHistory whether the days are known
 */
export function sitemapOptions(
  {url, baseUrl}: {url: string; baseUrl: string},
  showsHistory: boolean,
): Exclude<Options['sitemap'], false | undefined> {
  return {
    changefreq: 'daily',
    priority: 0.5,
    lastmod: showsHistory ? 'date' : null,
    ignorePatterns: [`${baseUrl}search`, `${baseUrl}pages`],
    createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
      const items = await defaultCreateSitemapItems(params);
      // The home page consists of many files: the last commit of one isn't its last update.
      return items.map((item) => (item.url === url + baseUrl ? {...item, lastmod: null} : item));
    },
  };
}
