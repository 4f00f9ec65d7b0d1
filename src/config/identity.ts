import {SITE_URL} from './env';

/** What the site is called; the product's facts come from `src/framework`. */
export const TITLE = 'Boyka Framework';
export const TAGLINE =
  'Ultimate test automation framework for automating Web, Android, iOS and API applications';
export const ORGANIZATION = 'BoykaFramework';
export const PROJECT = 'boyka-framework';
export const COPYRIGHT_YEAR = 2025;

/** The framework's version, which labels the documentation of every area. */
export const FRAMEWORK_VERSION = '2.9.0';

const DEFAULT_SITE_URL = 'https://boykaframework.github.io/boyka-framework/';

/**
 * Splits the site's address as Docusaurus wants it.
 *
 * @param address absolute http(s) address with the base path, `SITE_URL` or the default
 * @returns `url` without a trailing slash and `baseUrl` with a slash at both ends
 * @throws Error in one line when the address is not an http(s) address without query and hash
 */
export function splitSiteUrl(address: string = DEFAULT_SITE_URL): {url: string; baseUrl: string} {
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search || parsed.hash) {
    throw new Error(
      `SITE_URL is "${address}": set it to an address with its base path, such as ${DEFAULT_SITE_URL}`,
    );
  }
  return {url: parsed.origin, baseUrl: `${parsed.pathname.replace(/\/+$/, '')}/`};
}

export const SITE = splitSiteUrl(SITE_URL);

/** Where this site's own source is kept; every edit, history, and report link is made from it. */
export const sourceRepo = {
  owner: ORGANIZATION,
  name: PROJECT,
  branch: 'main',
  folder: 'website',
} as const;

const repository = `https://github.com/${sourceRepo.owner}/${sourceRepo.name}`;

/** Base of the edit links: the folder in which `docs/`, `api/`, and the rest lie. */
export const EDIT_URL = `${repository}/edit/${sourceRepo.branch}/${sourceRepo.folder}/`;

/** Addresses outside the site that more than one part of it names. */
export const LINKS = {
  repository,
  newIssue: `${repository}/issues/new`,
  discussions: `${repository}/discussions`,
  roadMap: 'https://github.com/orgs/BoykaFramework/projects/4/views/1',
  sponsors: 'https://github.com/sponsors/BoykaFramework',
  openCollective: 'https://opencollective.com/boyka-framework',
  discord: 'https://dub.sh/boyka-discord',
  x: 'https://dub.sh/boyka-twitter',
  linkedIn: 'https://dub.sh/boyka-linkedin',
  stackOverflow: 'https://stackoverflow.com/questions/tagged/boyka-framework',
  mavenCentral: 'https://central.sonatype.com/artifact/io.github.boykaframework/boyka-framework',
} as const;
