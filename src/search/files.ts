/** Where the build has the index, from the base path on. */
export const INDEX_PATH = 'search/index.json';

/** Where the build has the texts of the sections of a page, by their anchors. */
export const textsPath = (page: string): string => `search/texts/${page}.json`;
