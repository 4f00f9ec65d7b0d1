import type {Cheerio} from 'cheerio';
import {ofKind, SKIPPED} from '../../../marks';
import type {PageText, SectionText} from '../../../search/records';
import type {AnyNode, Element, OpenPage} from '../openPage';

/** Elements between whose texts a reader sees no space. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi br code em i kbd mark s strong sub sup u wbr'.split(' '),
);

/** The ends of elements until the text is complete: of a block or row, of a cell, and of a label. */
const [BLOCK, CELL, LABEL] = ['\ue000', '\ue001', '\ue002'];
const ENDS = /([^\s\ue000-\ue002]{0,2}) ?((?:[\ue000-\ue002] ?)+)/g;

/** What is no text of the page: machinery, navigation, samples, and what is only drawn. */
const SILENT = [
  // For a subtree that repeats what other pages explain, such as a table of all keys.
  SKIPPED,
  'script, style, template, svg, pre, button, nav, iframe, dialog, noscript, summary',
  // A signature repeats what is below it.
  ...(['permalink', 'code', 'key-name', 'signature', 'platforms'] as const).map(ofKind),
  // The row of names above a table, the import line of a type, and the label of what is silent.
  'thead, p[data-declared]',
  `dt:has(+ dd > ${ofKind('platforms')}:only-child)`,
  'a[href*="/blob/"], [aria-hidden="true"]',
].join(', ');

/** Text that readers need least, or that most methods have: steps, signature, facts, and names of tabs. */
const DETAILS = `details, ${ofKind('method-head')}, [data-search="details"], [role="tablist"]`;

/** Reads a built page as the search holds it. */
export function readSections({$, path, meta, main, content}: OpenPage): PageText {
  const title = titleOf(main.find('h1').first());
  const page: SectionText = {depth: 1, anchor: '', title, text: meta('description') ?? ''};
  const sections = [page];
  // Found at once: a question to each element would take longer than to parse the page.
  const silent = new Set<AnyNode>(content.find(SILENT).addBack(SILENT));
  const details = new Set<AnyNode>(content.find(DETAILS));
  /** How many elements with details, and cells of a row, are around the node that is being read. */
  let folds = 0;
  let rows = 0;
  readNode(content.get(0)!, page);
  for (const section of sections) {
    section.text = tidy(section.text);
    const folded = tidy(section.details ?? '');
    if (folded) {
      section.details = folded;
    } else {
      delete section.details;
    }
  }
  return {path, sections};

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
      say(current, node.data);
      return current;
    }
    if (node.type !== 'tag' || node.name === 'h1' || silent.has(node)) {
      return current;
    }
    const {id: anchor, 'data-config-key': key, 'data-message': message} = node.attribs;
    if (/^h[2-6]$/.test(node.name) && anchor) {
      const depth = Number(node.name[1]);
      return add({depth, anchor, title: titleOf($(node)), text: ''});
    }
    const kind = kindOf(node);
    if (kind !== undefined && anchor) {
      const depth = Math.min(6, sections.findLast((item) => !item.kind)!.depth + 1);
      read(node, add({depth, anchor, title: key ?? message ?? '', text: '', kind}));
      return current;
    }
    const {'data-tabs': group} = node.attribs;
    if (group !== undefined) {
      addTabs(current, group, $(node));
    }
    const fold = details.has(node) ? 1 : 0;
    const row = /^(?:d[dt]|t[dh])$/.test(node.name) ? 1 : 0;
    folds += fold;
    rows += row;
    const end = endOf(node);
    say(current, INLINE.has(node.name) ? '' : end);
    const after = read(node, current);
    say(after, node.name === 'dt' ? LABEL : end);
    folds -= fold;
    rows -= row;
    return after;
  }

  /** What separates an element from the text around it. */
  function endOf(node: Element): string {
    // Values are side by side as code, with a gap that only the eye sees.
    const isValue = node.name === 'code' && node.next?.type === 'tag';
    return !INLINE.has(node.name) ? (rows > 0 ? CELL : BLOCK) : isValue ? CELL : '';
  }

  function say(section: SectionText, text: string): void {
    if (folds > 0) {
      section.details = (section.details ?? '') + text;
    } else {
      section.text += text;
    }
  }

  /** Says of a section, and of its page, which tabs it has. */
  function addTabs(section: SectionText, group: string, tabs: Cheerio<Element>): void {
    tabs.find('[data-tab]').each((_, panel) => {
      // Tabs inside of a panel have a group of their own.
      if ($(panel).closest('[data-tabs]').is(tabs)) {
        const tab = {group, value: panel.attribs['data-tab']!, label: panel.attribs['data-name']!};
        for (const item of new Set([page, section])) {
          const known = (item.tabs ??= []);
          if (!known.some((other) => other.group === group && other.value === tab.value)) {
            known.push(item === section ? tab : {...tab, anchor: section.anchor});
          }
        }
      }
    });
  }

  function add(section: SectionText): SectionText {
    sections.push(section);
    return section;
  }
}

/** The text of a heading without machinery. */
function titleOf(heading: Cheerio<Element>): string {
  const copy = heading.clone();
  copy.find(SILENT).remove();
  return tidy(copy.text());
}

function kindOf({attribs}: Element): SectionText['kind'] {
  if (attribs['data-message'] !== undefined) {
    return 'message';
  }
  return attribs['data-config-key'] === undefined ? undefined : 'key';
}

/** A text with single spaces and none before punctuation: a row or block in each line, as a sentence. */
function tidy(text: string): string {
  return text
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/[ \ue000-\ue002]+(?=[,;:!?)]|\.(?:[\s\ue000-\ue002]|$))/g, '')
    .replace(ENDS, (_, before: string, ends: string) => before + endFor(before, ends))
    .trim();
}

/** What follows the last characters of a text at the ends of elements. */
function endFor(before: string, ends: string): string {
  if (before === '' || /[:;,·]$/.test(before)) {
    return ' ';
  }
  const isSentence = /[.!?]["”’)]?$|…$/.test(before);
  if (ends.includes(LABEL)) {
    return isSentence ? ' ' : ': ';
  }
  if (ends.includes(BLOCK)) {
    return isSentence ? '\n' : '.\n';
  }
  return isSentence ? ' ' : ' · ';
}
