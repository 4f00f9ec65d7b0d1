import {readFileSync} from 'node:fs';
import {readPage} from '../../../scripts/lib/readPage';

/** A page by its address; its title is the one of its front matter, so that no test repeats it. */
function landmark(path: string, file = `${path}.mdx`) {
  return {path, title: readPage(readFileSync(file, 'utf8')).data.title as string};
}

export const INTRO = landmark('docs/intro');
export const QUICKSTART = landmark('docs/getting-started/quickstart');
export const ARCHITECTURE = landmark('docs/getting-started/architecture');
export const STARTER = landmark('docs/getting-started/starter');
export const CHECKER = landmark('docs/guides/config/check');
export const WEB_CONFIGURATION = landmark('docs/guides/config/web');
export const TROUBLESHOOTING = landmark(
  'docs/guides/troubleshooting',
  'docs/guides/troubleshooting/index.mdx',
);
export const SESSION_ERRORS = landmark('docs/guides/troubleshooting/sessions');
export const API = landmark('api/intro');
export const ELEMENT_ACTIONS = landmark('api/actions/elements/element-actions');
export const SUPPORTERS = landmark('community/our-supporters');
export const SUPPORT = landmark('community/support-us');

/** The title but for its last letters, as a reader who has not finished typing has it. */
export const started = ({title}: {title: string}): string => title.slice(0, -2).toLowerCase();
