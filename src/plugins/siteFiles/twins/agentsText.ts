import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readApi} from '../../../framework';

/**
 * What a coding assistant has to know of the framework in a reader's project: the text of `AGENTS.md`
 * with the marks of its forms, which `inForms` reads. People write it in `agents.md`.
 *
 * @param site absolute address with the base path and a slash at its end
 * @returns Markdown
 */
export function agentsText(site: string): string {
  return readFileSync(path.resolve('src/knowledge/assistants/agents.md'), 'utf8')
    .replace(/^<!--.*-->\n+/, '')
    .replaceAll('{version}', readApi().tag.slice(1))
    .replaceAll('{site}', site);
}
