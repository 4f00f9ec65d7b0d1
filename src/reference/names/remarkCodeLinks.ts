import path from 'node:path';
import type {Heading, InlineCode, Nodes, Parents, Root} from 'mdast';
import type {VFile} from 'vfile';
import {headingId} from '../fill/links';
import {attribute, isJsx} from '../fill/mdx';
import {spanAddress} from './spanAddress';

/** Nodes in which code stays as it is: a link in a link, and titles. */
const SKIPPED = new Set(['link', 'linkReference', 'heading', 'code', 'mdxAdmonitionTitle']);
const SKIPPED_ELEMENTS = new Set(['a', 'Link', 'summary']);
/** What a reader sees as one piece of text. */
const BLOCKS = new Set(['paragraph', 'tableCell', 'mdxJsxFlowElement']);

/** Where on the page a node is. */
interface Place {
  page: string;
  /** Code spans that name something else than the fact of that name. */
  foreign: ReadonlySet<string>;
  /** Addresses of the page and of the sections around the node. */
  around: ReadonlySet<string>;
  /** Addresses that the paragraph links to already. */
  linked: Set<string>;
}

function addressOfPage(file: VFile): string {
  const relative = path.posix.relative(process.cwd(), path.posix.resolve(file.path));
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

function linkFor({value}: InlineCode, {page, foreign, around, linked}: Place): string | undefined {
  const address = foreign.has(value) ? undefined : spanAddress(value, page);
  if (address === undefined || around.has(address) || linked.has(address)) {
    return undefined;
  }
  linked.add(address);
  return address;
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

function placeIn(node: Nodes, place: Place): Place {
  const inside = BLOCKS.has(node.type)
    ? {...place, linked: new Set(linksIn(node, place.page))}
    : place;
  const name = isJsx(node) && node.name === 'Property' ? attribute(node, 'name') : undefined;
  return name === undefined
    ? inside
    : {...inside, around: new Set([...place.around, `${place.page}#${headingId(name)}`])};
}

function linkChildren(parent: Parents, place: Place): void {
  for (const [index, node] of parent.children.entries()) {
    if (isSkipped(node) || (parent.type === 'table' && index === 0)) {
      continue;
    }
    if (node.type === 'inlineCode') {
      const url = linkFor(node, place);
      if (url !== undefined) {
        parent.children[index] = {type: 'link', url, children: [node]};
      }
    } else if ('children' in node) {
      linkChildren(node, placeIn(node, place));
    }
  }
}

/** The heading that a node of the page is, or that `<MethodHead>` has. */
function headingOf(node: Nodes): Heading | undefined {
  if (node.type === 'heading') {
    return node;
  }
  return isJsx(node) && node.name === 'MethodHead'
    ? (node.children as Nodes[]).find((child) => child.type === 'heading')
    : undefined;
}

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
    const sections: Heading[] = [];
    const around = () => {
      const ids = sections.map(({data}) => (data as {id?: string} | undefined)?.id);
      return new Set([page, ...ids.map((id) => `${page}#${id}`)]);
    };
    for (const node of root.children) {
      const heading = headingOf(node);
      if (heading) {
        const above = sections.filter(({depth}) => depth < heading.depth);
        sections.splice(0, sections.length, ...above, heading);
      } else if (!isSkipped(node) && 'children' in node) {
        const place: Place = {page, foreign, around: around(), linked: new Set()};
        linkChildren(node, placeIn(node, place));
      }
    }
  };
}
