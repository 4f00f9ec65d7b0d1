/** A published page, for code that has to find pages in the browser. */
export interface SitePage {
  /** Path with the base path. */
  readonly path: string;
  readonly title: string;
}
