/** The generator's output. */
export interface BuiltSite {
  /** The absolute path of its folder. */
  readonly outDir: string;
  /** The address of its host, without a slash at the end. */
  readonly url: string;
  /** The path below which it will be served, with a slash at both ends. */
  readonly baseUrl: string;
}

/**
 * A step that runs after the generator.
 *
 * @returns what was done, in a few words
 * @throws UserError when the build has an error that must be fixed first
 */
export type PostbuildStep = (site: BuiltSite) => Promise<string>;
