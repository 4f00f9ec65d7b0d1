import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageText} from '../../search/records';

/** A page of the build, which is parsed once. */
export interface BuiltPage {
  /** Path below the base path, without slashes at its ends. */
  readonly route: string;
  /** What an error calls it: the file of its text, or its address. */
  readonly name: string;
  readonly html: string;
  readonly title: string;
  /** Empty when it has none. */
  readonly description: string;
  /** The categories above the page. */
  readonly trail: readonly string[];
  /** Texts of the inline scripts, without data. */
  readonly scripts: readonly string[];
  /** What the search has of it; absent for lists and for what crawlers leave out. */
  readonly search?: PageText;
  /** Its Markdown; absent for a page that announces none. */
  readonly twin?: string;
}

/** Where the generator's output is, and where it will be. */
export interface BuildTarget {
  /** The absolute path of its folder. */
  readonly outDir: string;
  /** The address of its host, without a slash at the end. */
  readonly url: string;
  /** The path below which it will be served, with a slash at both ends. */
  readonly baseUrl: string;
  /** The routes of pages in the order of the menus, of the sidebars, and of the blog. */
  readonly order: readonly string[];
  /** Its pages: paths as in `BuiltPage`, and the files of their texts. */
  readonly routes: readonly {readonly route: string; readonly source?: string}[];
}

/** The generator's output. */
export interface BuiltSite extends BuildTarget {
  /** In the order of their paths, without redirects; empty before they are read. */
  readonly pages: BuiltPage[];
}

/**
 * A step of the hook.
 *
 * @returns what was done, in a few words
 * @throws UserError when the build has an error that must be fixed first
 */
export type SiteStep = (site: BuiltSite) => Promise<string> | string;

/** The file of a page, as the generator writes it. */
export const fileOf = (route: string): string => `${route || 'index'}.html`;

/** Writes a file; hooks that run at the same time see it whole, or as it was. */
export async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}
