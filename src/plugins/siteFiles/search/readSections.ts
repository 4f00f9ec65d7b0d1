import type {Cheerio} from 'cheerio';
import {ofKind, SKIPPED} from '../../../marks';
import type {PageText, SectionText} from '../../../search/records';
import type {AnyNode, Element, OpenPage} from '../openPage';

/** Elements between whose texts a reader sees no space. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi br code em i kbd mark s strong sub sup u wbr'.split(' '),
);

/** What is no text of the page: machinery, navigation, samples, and what is only drawn. */
const SILENT = [
  // For a subtree that repeats what other pages explain, such as a table of all keys.
  SKIPPED,
  'script, style, template, svg, pre, button, nav, iframe, dialog, noscript, summary',
  // A signature repeats what is below it.
  ...(['permalink', 'code', 'key-name', 'signature'] as const).map(ofKind),
  'a[href*="/blob/"], [aria-hidden="true"]',
].join(', ');

/** Text that readers need least, and that most methods have: steps, signature, and the row of facts. */
const DETAILS = `details, ${ofKind('method-head')}, [data-search="details"]`;

/** Reads a built page as the search holds it. */
export function readSections({$, path, meta, main, content}: OpenPage): PageText {
  const title = titleOf(main.find('h1').first());
  const page: SectionText = {depth: 1, anchor: '', title, text: meta('description') ?? ''};
  const sections = [page];
  // Found at once: a question to each element would take longer than to parse the page.
  const silent = new Set<AnyNode>(content.find(SILENT).addBack(SILENT));
  const details = new Set<AnyNode>(content.find(DETAILS));
  /** How many elements with details and lists of facts are around the node that is being read. */
  let folds = 0;
  let facts = 0;
  readNode(content.get(0)!, page);
  for (const section of sections) {
    section.text = tidy(section.text);
    if (section.details !== undefined) {
      section.details = tidy(section.details);
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
    if (!INLINE.has(node.name)) {
      separate(node, current);
    }
    const {'data-tabs': group} = node.attribs;
    if (group !== undefined) {
      addTabs(current, group, $(node));
    }
    const fold = details.has(node) ? 1 : 0;
    folds += fold;
    facts += node.name === 'dl' ? 1 : 0;
    const after = read(node, current);
    folds -= fold;
    facts -= node.name === 'dl' ? 1 : 0;
    // Values are side by side as code, with a gap that only the eye sees.
    const apart = !INLINE.has(node.name) || (node.next?.type === 'tag' && node.name === 'code');
    say(after, apart ? ' ' : '');
    return after;
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

  /** Facts and the values of a fact are in one line: `Type integer · Works on Web, Android`. */
  function separate(node: Element, section: SectionText): void {
    if (facts > 0 && node.name === 'dt' && isFollowing(node)) {
      say(section, facts > 1 ? '; ' : ' · ');
    } else if (facts > 0 && node.name === 'li' && isFollowing(node)) {
      const before = (folds > 0 ? section.details : section.text)?.trimEnd() ?? '';
      say(section, /[.,;:!?]$/.test(before) ? ' ' : ', ');
    } else {
      say(section, ' ');
    }
  }

  /** Whether one of its kind is before it; a label may share a row with its fact. */
  function isFollowing(node: Element): boolean {
    const row = $(node).parent('dl > div');
    const item = row.length > 0 ? row : $(node);
    return item.prevAll(item.prop('tagName')!.toLowerCase()).not(`li${SKIPPED}`).length > 0;
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

/** A text with single spaces, and none before the punctuation that closes a clause. */
function tidy(text: string): string {
  return text
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
}
