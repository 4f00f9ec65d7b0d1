// cspell:ignore domhandler
import {load} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {areaOf} from '../../src/config/searchAreas';
import {INLINE, tidy} from '../../src/search/pageText';
import type {PageText, SectionText} from '../../src/search/types';

/** What is no text of the page: machinery, navigation, samples, and what is only drawn. */
const SILENT = [
  // For a subtree that repeats what other pages explain, such as a table of all keys.
  '[data-search="skip"]',
  'script, style, template, svg, pre, button, nav, iframe, dialog, noscript',
  '.hash-link, .theme-doc-footer, .theme-code-block, .theme-edit-this-page, .bk-plat',
  // The table of a type's methods repeats their headings; a signature repeats what is below it.
  '.bk-methods, [data-config-key] > :has(> .hash-link), [aria-label^="Signature of "], a[href*="/blob/"], [aria-hidden="true"]',
].join(', ');

/** Facts that are the same for most methods and keys, or lead away: they tell nothing apart. */
const SILENT_FACTS = new Set(['Source', 'What happens']);

/**
 * Reads a built page as the search holds it.
 *
 * @param html of the page
 * @param path below the base path, without slashes at its ends
 * @returns nothing for a page that the search leaves out: it has no main part, or crawlers are told
 * to leave it out too
 */
export function readPage(html: string, path: string): PageText | undefined {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content');
  const main = $('main').first();
  const robots = meta('robots') ?? '';
  // The home page and the lists repeat, in short, what other pages say.
  if (isList(path) || main.length === 0 || robots.includes('noindex')) {
    return undefined;
  }
  const content = main.find('.theme-doc-markdown, article .markdown').first();
  const root = content.length > 0 ? content : main;
  const title = main.find('h1').first();
  title.find(SILENT).remove();
  const page: SectionText = {
    depth: 1,
    anchor: '',
    title: tidy(title.text()),
    text: meta('description') ?? '',
  };
  const sections = [page];
  const keys = new Set<SectionText>();
  read(root.get(0)!, page);
  return {
    path,
    area: areaOf(path),
    tag: tagOf(meta('docsearch:docusaurus_tag')),
    language: meta('docsearch:language') ?? 'en',
    sections: sections.map((section) => ({...section, text: tidy(section.text)})),
  };

  /** Adds what is below a node to a section, and gives the section that follows it. */
  function read(parent: Element, start: SectionText): SectionText {
    let current = start;
    for (const node of parent.children) {
      current = readNode(node, current);
    }
    return current;
  }

  function readNode(node: AnyNode, current: SectionText): SectionText {
    if (node.type === 'text') {
      current.text += node.data;
      return current;
    }
    if (node.type !== 'tag' || node.name === 'h1' || $(node).is(SILENT) || isSilentFact(node)) {
      return current;
    }
    if (/^h[2-6]$/.test(node.name) && node.attribs.id) {
      return open(node);
    }
    if (!INLINE.has(node.name)) {
      current.text += ' ';
    }
    const key = node.attribs['data-config-key'];
    if (key !== undefined && node.attribs.id) {
      const depth = Math.min(6, (sections.findLast((item) => !keys.has(item)) ?? page).depth + 1);
      const section = {depth, anchor: node.attribs.id, title: key, text: ''};
      keys.add(section);
      sections.push(section);
      read(node, section);
      return current;
    }
    const after = read(node, current);
    // Values stand side by side as code, with a gap that only the eye sees.
    const apart = !INLINE.has(node.name) || (node.next?.type === 'tag' && node.name === 'code');
    after.text += apart ? ' ' : '';
    return after;
  }

  function isSilentFact(node: Element): boolean {
    const label = node.name === 'dd' ? $(node).prevAll('dt').first() : $(node).filter('dt');
    return SILENT_FACTS.has(label.text());
  }

  function open(heading: Element): SectionText {
    const copy = $(heading).clone();
    copy.find(SILENT).remove();
    const depth = Number(heading.name[1]);
    const section = {depth, anchor: heading.attribs.id!, title: tidy(copy.text()), text: ''};
    sections.push(section);
    return section;
  }
}

/** The list of posts has a tag that no search asks for: then nobody would find the blog. */
function tagOf(tag: string | undefined): string {
  return tag === undefined || tag === 'blog_posts_list' ? 'default' : tag;
}

function isList(path: string): boolean {
  return /^(?:|blog\/(?:archive|authors|tags|page)(?:\/.*)?)$/.test(path);
}
