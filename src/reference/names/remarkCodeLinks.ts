import path from 'node:path';
import type {Heading, Nodes, Parents, Root} from 'mdast';
import {CONTINUE, SKIP, visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {headingId} from '../api/addresses';
import {attribute, idOf, isJsx, type JsxElement} from '../../mdx/nodes';
import {spanAddress} from './spanAddress';

/** Nodes in which code stays as it is: a link in a link, and titles. */
const SKIPPED = new Set(['link', 'linkReference', 'heading', 'code', 'mdxAdmonitionTitle']);
const SKIPPED_ELEMENTS = new Set(['a', 'Link', 'summary']);
/** What a reader sees as one piece of text. */
const BLOCKS = new Set(['paragraph', 'tableCell', 'mdxJsxFlowElement']);

/** The route of a page, from the path of its file. */
export function addressOfPage(file: VFile): string {
  const relative = path.relative(process.cwd(), file.path).replaceAll(path.sep, '/');
  return `/${relative.replace(/(?:\/index)?\.mdx?$/, '')}`;
}

function isSkipped(node: Nodes): boolean {
  // The search skips what repeats other sections, such as the table of methods.
  const repeats = (node.data as {hProperties?: {dataSearch?: string}} | undefined)?.hProperties;
  return (
    SKIPPED.has(node.type) ||
    repeats?.dataSearch === 'skip' ||
    (isJsx(node) && SKIPPED_ELEMENTS.has(node.name ?? ''))
  );
}

/** The links that a writer has set in a paragraph. */
function linksIn(node: Nodes, page: string): string[] {
  if (node.type === 'link') {
    return node.children.flatMap((child) => {
      const address = child.type === 'inlineCode' ? spanAddress(child.value, page) : undefined;
      return address === undefined ? [] : [address];
    });
  }
  return 'children' in node ? node.children.flatMap((child) => linksIn(child, page)) : [];
}

const isElement = (name: string) => (node: Nodes) => isJsx(node) && node.name === name;

/**
 * Links each code span to what it names: the section of a method or key, the page of a type. Once
 * in a paragraph, list item, or cell, and not to the section that the reader is in. Names that the
 * page lists as `foreign_names` in its front matter stay as they are.
 */
export function remarkCodeLinks() {
  return (root: Root, file: VFile) => {
    const page = addressOfPage(file);
    const {frontMatter} = file.data as {frontMatter?: {foreign_names?: string[]}};
    const foreign = new Set(frontMatter?.foreign_names);
    /** Addresses that a paragraph links to already. */
    const linked = new Map<Nodes, Set<string>>();
    let sections: Heading[] = [];
    visitParents(root, (node: Nodes, ancestors: Parents[]) => {
      const parent = ancestors.at(-1);
      if (node.type === 'heading' && (parent === root || ancestors.some(isElement('MethodHead')))) {
        sections = [...sections.filter(({depth}) => depth < node.depth), node];
      }
      if (isSkipped(node) || (parent?.type === 'table' && parent.children[0] === node)) {
        return SKIP;
      }
      if (node.type !== 'inlineCode' || !parent || foreign.has(node.value)) {
        return CONTINUE;
      }
      const block = ancestors.findLast(({type}) => BLOCKS.has(type)) ?? parent;
      const others = linked.get(block) ?? new Set(linksIn(block, page));
      linked.set(block, others);
      const rows = ancestors.filter(isElement('Property')) as JsxElement[];
      const ids = [
        ...sections.map(idOf),
        ...rows.map((row) => headingId(attribute(row, 'name') ?? '')),
      ];
      const url = spanAddress(node.value, page);
      if (
        url === undefined ||
        others.has(url) ||
        [page, ...ids.map((id) => `${page}#${id}`)].includes(url)
      ) {
        return CONTINUE;
      }
      others.add(url);
      const children: Nodes[] = parent.children;
      children[children.indexOf(node)] = {type: 'link', url, children: [node]};
      return SKIP;
    });
  };
}
