import {ORGANIZATION, PROJECT} from '../identity';
import {git} from './git';

/** Where the source of this site is kept. */
export interface SourceRepository {
  readonly owner: string;
  readonly name: string;
  /** Base of the edit links, up to the folder of `docs/`, `api/`, and the rest. */
  readonly editUrl: string;
  /** Base of the links to files, up to the same folder. */
  readonly sourceUrl: string;
}

/**
 * Finds the repository that the site is built from: the one that continuous integration names, or
 * the framework's. The folder inside it comes from Git; without Git it is the root.
 *
 * @param siteDir absolute path of the site's folder
 */
export function sourceRepository(siteDir: string): SourceRepository {
  const repository = process.env['GITHUB_REPOSITORY'] || `${ORGANIZATION}/${PROJECT}`;
  const [owner = '', name = ''] = repository.split('/');
  const folder = git(siteDir, 'rev-parse', '--show-prefix') ?? '';
  const urlTo = (view: string) =>
    `https://github.com/${owner}/${name}/${view}/main/${encodeURI(folder)}`;
  return {owner, name, editUrl: urlTo('edit'), sourceUrl: urlTo('blob')};
}
