import {ORGANIZATION, PROJECT} from '../identity';
import {git} from './git';
import {GITHUB_REPOSITORY, SOURCE_COMMIT} from './variables';

/**
 * Finds the repository that the site is built from: the one that continuous integration names, or
 * the framework's. The folder inside it comes from Git; without Git it is the root.
 *
 * @param siteDir absolute path of the site's folder
 * @returns the repository, and the bases of the links that edit a file on the main branch, and that
 * show it as of the commit of what is published, up to the folder of `docs/`, `api/`, and the rest
 */
export function sourceRepository(siteDir: string) {
  const repository = GITHUB_REPOSITORY ?? `${ORGANIZATION}/${PROJECT}`;
  const [owner = '', name = ''] = repository.split('/');
  const folder = git(siteDir, 'rev-parse', '--show-prefix') ?? '';
  const urlTo = (view: string) =>
    `https://github.com/${owner}/${name}/${view}/${encodeURI(folder)}`;
  return {
    owner,
    name,
    editUrl: urlTo('edit/main'),
    sourceUrl: urlTo(`blob/${SOURCE_COMMIT ?? 'main'}`),
  };
}
