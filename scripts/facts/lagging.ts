import fs from 'node:fs';
import path from 'node:path';
import {apiPages} from '../../src/data/api-pages';
import type {Change} from './changes';

/** Folders whose pages name facts. */
const AREAS = ['docs', 'api', 'contributing', 'community', 'blog'];

export interface LaggingPage {
  /** Path of the page's file in the repository. */
  file: string;
  changes: Change[];
}

/**
 * The pages that name a fact which has changed or is gone.
 *
 * @param root the repository
 * @param changes what has changed
 * @returns pages sorted by file, each with the changes that concern it
 */
export function laggingPages(root: string, changes: Change[]): LaggingPage[] {
  const files = AREAS.filter((area) => fs.existsSync(path.join(root, area))).flatMap((area) =>
    fs
      .readdirSync(path.join(root, area), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => path.posix.join(area, name.split(path.sep).join('/'))),
  );
  return files
    .sort()
    .map((file) => ({
      file,
      changes: concerning(file, fs.readFileSync(path.join(root, file), 'utf8'), changes),
    }))
    .filter((page) => page.changes.length > 0);
}

function concerning(file: string, text: string, changes: Change[]): Change[] {
  const told = apiPages.filter((item) => 'page' in item && `${item.page.slice(1)}.mdx` === file);
  const names = namesIn(text);
  return changes.filter(
    ({name, type}) =>
      told.some((item) => item.type === type || item.type === name) || names.has(name),
  );
}

/** Every word of the page's code, spans, fences, and the attributes that name a fact, and of its anchors. */
function namesIn(text: string): Set<string> {
  const code =
    text.match(/```[\s\S]*?```|`[^`\n]+`|\b(?:of|name|constant)="[^"]*"|#[\w.-]+\)/g) ?? [];
  return new Set(code.join(' ').match(/[A-Za-z_]\w*/g) ?? []);
}

/** One line a page, for people: `docs/a.mdx: ElementActions.getText changed`. */
export function report(pages: LaggingPage[]): string[] {
  return pages.map(({file, changes}) => {
    const told = changes.map(
      ({name, type, what}) =>
        `${type ? `${type}.` : ''}${name} ${what === 'gone' ? 'is gone' : 'changed'}`,
    );
    return `${file}: ${told.join(', ')}`;
  });
}
