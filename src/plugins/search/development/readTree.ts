import type {Nodes, Root} from 'hast';
import type {ConfigKeyFacts, ConfigSectionFacts} from '../../../framework/configTypes';
import {attribute, isJsx} from '../../../remark/apiFacts/mdx';
import {INLINE, tidy} from '../../../search/pageText';
import type {SectionText} from '../../../search/types';

/** What a page says below its title. */
export interface Body {
  /** The text before the first heading. */
  readonly lead: string;
  readonly sections: readonly SectionText[];
}

/** Samples, drawings, and controls, as in the built pages. */
const SILENT = new Set(['h1', 'pre', 'svg', 'style', 'script', 'template', 'button', 'iframe']);

/**
 * Reads a page off the tree that the generator makes of its Markdown, before components turn it
 * into elements. What is there: headings of Markdown and of JSX, their text, and the keys of
 * `<ConfigReference>`. What is not there: text that other components add, such as the steps of a
 * `<MethodSheet>` or the people of `<Team>`.
 *
 * @param tree after all transforms of `src/remark`
 */
export function readTree(tree: Root): Body {
  const lead: SectionText = {depth: 1, anchor: '', title: '', text: ''};
  const sections: SectionText[] = [];
  /** The section that the text goes to. Keys stand below it, and what follows them is its again. */
  let current = lead;
  tree.children.forEach(read);
  return {
    lead: tidy(lead.text),
    sections: sections.map((section) => ({...section, text: tidy(section.text)})),
  };

  function read(node: Nodes): void {
    if (node.type === 'text') {
      current.text += node.value;
      return;
    }
    const {name, id, isSilent} = elementOf(node);
    if (name === undefined || isSilent) {
      return;
    }
    if (name === 'ConfigReference' && isJsx(node)) {
      readKeys(JSON.parse(attribute(node, 'facts')!) as ConfigSectionFacts);
    } else if (/^h[2-6]$/.test(name) && id) {
      readHeading(Number(name[1]), id, node);
    } else {
      current.text += titleOf(node);
      readChildren(node, INLINE.has(name) || node.type === 'mdxJsxTextElement' ? '' : ' ');
    }
  }

  function readChildren(node: Nodes, gap: string): void {
    current.text += gap;
    if ('children' in node) {
      node.children.forEach(read);
    }
    current.text += gap;
  }

  function readHeading(depth: number, anchor: string, node: Nodes): void {
    const section: SectionText = {depth, anchor, title: '', text: ''};
    const above = current;
    current = section;
    readChildren(node, '');
    section.title = tidy(section.text);
    section.text = '';
    // A heading that is still being written leads nowhere yet.
    if (section.title === '') {
      current = above;
    } else {
      sections.push(section);
    }
  }

  function readKeys({label, does, keys}: ConfigSectionFacts): void {
    current.text += ` ${does} `;
    const depth = Math.min(6, current.depth + 1);
    sections.push(
      ...keys.map((key) => ({
        depth,
        anchor: key.anchor,
        title: label ? `${label}.${key.name}` : key.name,
        text: textOf(key),
      })),
    );
  }
}

function elementOf(node: Nodes): {name?: string; id?: string; isSilent?: boolean} {
  if (node.type === 'element') {
    const {id, className} = node.properties;
    // The table of a type's methods repeats their headings.
    const isRepeated = Array.isArray(className) && className.includes('bk-methods');
    return {
      name: node.tagName,
      ...(typeof id === 'string' ? {id} : {}),
      isSilent: isRepeated || SILENT.has(node.tagName),
    };
  }
  if (isJsx(node)) {
    const name = node.name ?? '';
    return {name, id: attribute(node, 'id'), isSilent: SILENT.has(name)};
  }
  return {};
}

/** The title of a call-out, which stands beside its text. */
function titleOf(node: Nodes): string {
  const title = node.type === 'element' && node.tagName === 'admonition' && node.properties.title;
  return typeof title === 'string' ? ` ${title}` : '';
}

/** What the reference says of a key, without the marks of code. */
function textOf({does, type, allowed = [], otherwise, needed, trap}: ConfigKeyFacts): string {
  return [does, type, ...allowed, otherwise, needed, trap]
    .filter(Boolean)
    .join(' ')
    .replaceAll('`', '');
}
