// cspell:ignore Sizefor
/* global Crawler -- The editor of the hosted service's crawler provides it. */
/*
 * The configuration of the crawler that fills the index of the hosted search: paste it into the
 * editor of the crawler, and write in the three values that are in capitals. The facets are those by
 * which the theme filters: the theme writes them into the `docsearch:` meta tags of each page.
 */
new Crawler({
  appId: 'APPLICATION_ID',
  apiKey: 'WRITE_KEY_OF_THE_CRAWLER',
  rateLimit: 8,
  maxDepth: 10,
  schedule: 'at 02:00 on Monday',
  startUrls: ['https://boykaframework.github.io/boyka-framework/'],
  sitemaps: ['https://boykaframework.github.io/boyka-framework/sitemap.xml'],
  ignoreCanonicalTo: false,
  discoveryPatterns: ['https://boykaframework.github.io/boyka-framework/**'],
  actions: [
    {
      indexName: 'INDEX_NAME',
      pathsToMatch: ['https://boykaframework.github.io/boyka-framework/**'],
      recordExtractor: ({$, helpers}) => {
        // The area: the entry of the navbar to which the page belongs.
        const area = $('.navbar__link--active').first().text() || 'Boyka Framework';
        return helpers.docsearch({
          recordProps: {
            lvl0: {selectors: '', defaultValue: area},
            lvl1: ['main h1'],
            lvl2: ['main h2'],
            lvl3: ['main h3'],
            lvl4: ['main h4'],
            lvl5: ['main h5'],
            lvl6: ['main h6'],
            content: ['main p', 'main li', 'main td'],
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        });
      },
    },
  ],
  initialIndexSettings: {
    INDEX_NAME: {
      attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      searchableAttributes: [
        'unordered(hierarchy.lvl0)',
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'content',
      ],
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      ignorePlurals: true,
      minWordSizefor1Typo: 3,
      minWordSizefor2Typos: 7,
      removeWordsIfNoResults: 'allOptional',
    },
  },
});
