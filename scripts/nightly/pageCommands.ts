import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Parents, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';
import {parsePage} from '../lib/parsePage';
import {ROOT} from '../lib/run';
import {UserError} from '../../src/config/environment/userError';

/** Where a page prints a command. */
interface CodePlace {
  /** Path from the site's folder. */
  readonly page: string;
  /** Id of the heading, or its text where it has no id of its own. */
  readonly heading: string;
}

/**
 * Reads a command as a page prints it, so that a reader's mistake is found and not only ours.
 *
 * @param place the section of the page
 * @param begins how the first line begins, which distinguishes it from other code of the section
 * @returns the text of the first code block or span that begins so
 * @throws UserError naming the page that does not print it
 */
export function commandOn({page, heading}: CodePlace, begins: string): string {
  const parsed = parsePage(readFileSync(path.join(ROOT, page), 'utf8'));
  let found: string | undefined;
  visitParents(parsed, 'heading', (node, ancestors) => {
    const title = toString(node);
    if (title === heading || title.endsWith(`{#${heading}}`)) {
      found ??= codesOf(sectionAfter(ancestors.at(-1)!, node)).find((code) =>
        code.startsWith(begins),
      );
    }
  });
  if (found === undefined) {
    throw new UserError(
      `${page} prints no command that begins with "${begins}" below the heading "${heading}": ` +
        'correct the page, or what scripts/nightly/firstTests.ts looks for.',
    );
  }
  return found;
}

/** The nodes behind a heading, up to the next one beside it. */
function sectionAfter({children}: Parents, heading: Heading): RootContent[] {
  const nodes: RootContent[] = children;
  const rest = nodes.slice(nodes.indexOf(heading) + 1);
  const end = rest.findIndex(({type}) => type === 'heading');
  return end < 0 ? rest : rest.slice(0, end);
}

function codesOf(nodes: RootContent[]): string[] {
  const codes: string[] = [];
  const root: Root = {type: 'root', children: nodes};
  visitParents(root, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') {
      codes.push(node.value);
    }
  });
  return codes;
}
