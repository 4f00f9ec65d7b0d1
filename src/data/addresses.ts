/** The file of the build with the {@link ListedPage}s, below the base path. */
export const ADDRESSES_FILE = 'search/addresses.json';

/** What a published page can be found by when its address is wrong. */
export interface ListedPage {
  /** Path below the base path, with a slash at its beginning only: `/docs/intro`. */
  readonly path: string;
  readonly title: string;
  /** Other paths that redirect to the page. */
  readonly earlier?: readonly string[];
  /** Names in code that have a section of their own, with its anchor: methods and keys. */
  readonly names?: readonly (readonly [name: string, anchor: string])[];
}
