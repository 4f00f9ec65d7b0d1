import type {Element, ElementContent, Parents} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, DefinitionContent, ListItem, Paragraph, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {neededImports} from '../../../reference/insert/sampleLinks';
import {readSource} from '../../../sampleReader/readSample';

type Flow = BlockContent | DefinitionContent;

export const text = (value: string): PhrasingContent => ({type: 'text', value});
const strong = (...children: PhrasingContent[]): PhrasingContent => ({type: 'strong', children});
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const elementsOf = (node: Parents): Element[] =>
  (node.children as ElementContent[]).filter(isElement);
const kindOf = ({properties}: Element) => String(properties['data-kind']);
/** The elements below one that have a role. */
const withRole = (node: Element, role: string): Element[] =>
  elementsOf(node).flatMap((part) =>
    part.properties['role'] === role ? [part] : withRole(part, role),
  );

const flowOf = (state: State, node: Parents): Flow[] => state.toFlow(state.all(node));
const phrasingOf = (state: State, ...children: ElementContent[]) =>
  state.all({type: 'root', children}) as PhrasingContent[];

/** Facts: one item for each term, with its values after the colon. */
function facts(state: State, node: Element): ListItem[] {
  const items: {term: PhrasingContent[]; values: Flow[]}[] = [];
  for (const part of elementsOf(node).flatMap((item) =>
    item.tagName === 'div' ? elementsOf(item) : [item],
  )) {
    if (part.tagName === 'dt') {
      items.push({term: phrasingOf(state, ...part.children), values: []});
    } else {
      items.at(-1)?.values.push(...flowOf(state, part));
    }
  }
  return items.map(({term, values: [first, ...rest]}) => {
    const label = [strong(...term), text(':')];
    const line =
      first?.type === 'paragraph'
        ? [paragraph(...label, text(' '), ...first.children)]
        : [paragraph(...label), ...(first ? [first] : [])];
    return {type: 'listItem', spread: false, children: [...line, ...rest]};
  });
}

/** A call-out, whose name says how serious it is. */
function admonition(state: State, node: Element, kind: string): Flow {
  const [first, ...rest] = flowOf(state, node);
  const [title, ...more] = first?.type === 'paragraph' ? first.children : [];
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const words = title?.type === 'strong' ? title.children : [];
  const heading =
    toString(words).toLowerCase() === kind
      ? strong(text(name))
      : strong(text(`${name}: `), ...words);
  return {type: 'blockquote', children: [paragraph(heading, ...more), ...rest]};
}

/** Every panel of tabs below the label of its tab. */
function tabs(state: State, node: Element): Flow[] {
  const labels = withRole(node, 'tab').map((part) => toString(part));
  return withRole(node, 'tabpanel').flatMap((panel, index) => [
    paragraph(strong(text(`${labels[index]}:`))),
    ...flowOf(state, panel),
  ]);
}

/** What `AGENTS.md` says how to import. */
const KNOWN = /boykaframework|testng\.annotations|truth\.Truth/;

/** The imports that `AGENTS.md` does not name of a sample with the name of its file, not of another library. */
function importsOf(title: Element, code: string): PhrasingContent[] {
  const link = `${toString(title)} ${String(title.properties['href'])}`;
  const [, place] = /\.java .+\/src\/samples\/(.+\.java)/.exec(link) ?? [];
  const needed = place ? neededImports(readSource(place), code) : [];
  const others = needed.filter((line) => !KNOWN.test(line) && !code.includes(line));
  const names = others.map((line) => line.replace(/^import |;/g, '')).join(', ');
  return names ? [text(', imports '), {type: 'inlineCode', value: names}] : [];
}

/** A sample; its title links to the whole file, or else is beside the language. */
function codeBlock(state: State, node: Element): Flow[] {
  const [bar] = elementsOf(node);
  const [title] = bar && bar.tagName === 'div' ? elementsOf(bar) : [];
  const [code] = flowOf(state, {...node, children: node.children.slice(-1)});
  if (code?.type !== 'code' || !title) {
    return code ? [code] : [];
  }
  return title.tagName === 'a'
    ? [paragraph(...phrasingOf(state, title), ...importsOf(title, code.value), text(':')), code]
    : [{...code, meta: `title=${JSON.stringify(toString(title))}`}];
}

/** Heading of a method, with what the page shows beside it below it. */
function methodHead(state: State, node: Element): Flow[] {
  const [heading, ...beside] = elementsOf(node);
  const parts = beside.flatMap((part, index) => [
    ...(index ? [text(' · ')] : []),
    ...phrasingOf(state, part),
  ]);
  return [...flowOf(state, {type: 'root', children: [heading!]}), paragraph(...parts)];
}

/** A key of the configuration: its name as a heading, and the link to its source. */
function configKey(state: State, node: Element): Flow[] {
  const [, ...rest] = flowOf(state, node);
  const name = String(node.properties['data-config-key']);
  const [links] = elementsOf(node);
  const source = elementsOf(links!).filter(({tagName}) => tagName === 'a');
  return [
    {type: 'heading', depth: 4, children: [{type: 'inlineCode', value: name}]},
    ...source.map((link) => paragraph(...phrasingOf(state, link))),
    ...rest,
  ];
}

/**
 * Writes an element as usual, and before it what is only drawn: the gap to its neighbor.
 *
 * @param gap between two elements of the kind
 */
function apart(handler: Handle, gap = ' '): Handle {
  return (state, node, parent) => {
    const siblings = (parent?.children ?? []) as ElementContent[];
    const before = siblings[siblings.indexOf(node) - 1];
    const isApart =
      before?.type === 'text' ? node.tagName === 'a' && /[\w.,)]$/.test(before.value) : before;
    const written = handler(state, node, parent) ?? [];
    const separator = before?.type === 'element' && before.tagName === node.tagName ? gap : ' ';
    return isApart ? [text(separator), ...[written].flat()] : written;
  };
}

const DIVISIONS: Record<string, ((state: State, node: Element) => Flow[]) | undefined> = {
  tabs,
  code: codeBlock,
};

/** How to write the elements of this site that Markdown does not have. */
export const handlers: Record<string, Handle> = {
  dl: (state, node) => ({
    type: 'list',
    ordered: false,
    spread: false,
    children: facts(state, node),
  }),
  div(state, node) {
    const {'data-call-out': callOut, 'data-config-key': key} = node.properties;
    if (typeof callOut === 'string') {
      return admonition(state, node, callOut);
    }
    const handler = key === undefined ? DIVISIONS[kindOf(node)] : configKey;
    return handler?.(state, node) ?? flowOf(state, node);
  },
  header: methodHead,
  a: apart(defaultHandlers.a),
  code: apart(defaultHandlers.code, ', '),
  span: apart((state, node) => state.all(node)),
  summary: (state, node) => paragraph(strong(...phrasingOf(state, ...node.children))),
  pre(state, node) {
    const code = defaultHandlers.pre(state, node);
    return {...code, lang: code.lang ?? (kindOf(node) === 'signature' ? 'java' : 'text')};
  },
  ul(state, node) {
    // Badges in one line.
    return kindOf(node) === 'platforms'
      ? text(
          elementsOf(node)
            .map((part) => toString(part))
            .join(', '),
        )
      : defaultHandlers.ul(state, node);
  },
  svg(state, node) {
    const [title = '', description = ''] = ['title', 'desc'].map((name) =>
      toString(elementsOf(node).filter(({tagName}) => tagName === name)),
    );
    return paragraph(strong(text(`Drawing: ${title}.`)), text(` ${description}`));
  },
};
