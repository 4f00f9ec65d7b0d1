/** A site that the generator has built. */
export interface BuiltSite {
  /** The absolute path of its folder. */
  readonly outDir: string;
  /** The address of its host, without a slash at the end. */
  readonly url: string;
  /** The path below which it will be served, with a slash at both ends. */
  readonly baseUrl: string;
}

/** One thing that is done to a good build. */
export interface FinishStep {
  readonly name: string;
  /**
   * Does it, and says in a few words what was done.
   * @throws Problem when the build has a fault that has to be mended first.
   */
  readonly run: (site: BuiltSite) => Promise<string>;
}
