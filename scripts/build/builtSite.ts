import type {PageText} from '../../src/search/records';
import type {Twin} from './twins/twin';
import type {Markup} from './markup';
import type {PageHead} from './readHead';

/** A page of the build, which is parsed once; steps change its `html`. */
export interface BuiltPage {
  /** Path of its file, with slashes. */
  readonly file: string;
  html: string;
  readonly markup: Markup;
  readonly head: PageHead;
  /** What the search has of it; absent for lists and for what crawlers leave out. */
  readonly search?: PageText;
  /** Absent for a page that announces none. */
  readonly twin?: Twin;
}

/** Where the generator's output is, and where it will be. */
export interface BuildTarget {
  /** The absolute path of its folder. */
  readonly outDir: string;
  /** The address of its host, without a slash at the end. */
  readonly url: string;
  /** The path below which it will be served, with a slash at both ends. */
  readonly baseUrl: string;
}

/** The generator's output. */
export interface BuiltSite extends BuildTarget {
  /** In the order of their paths, without redirects; empty before they are read. */
  readonly pages: BuiltPage[];
}

/**
 * A step that runs after the generator.
 *
 * @returns what was done, in a few words
 * @throws UserError when the build has an error that must be fixed first
 */
export type PostbuildStep = (site: BuiltSite) => Promise<string> | string;
