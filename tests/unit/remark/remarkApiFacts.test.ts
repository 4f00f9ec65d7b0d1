import type {Heading, Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {readApi} from '../../../src/framework';
import {isJsx, type JsxElement} from '../../../src/remark/apiFacts/mdx';
import {remarkApiFacts} from '../../../src/remark/remarkApiFacts';
import {factsOf, transformed} from './transformed';

/** Does what the generator does with `{#id}` before a page's own transforms run. */
function takeHeadingIds(tree: Root) {
  visit(tree, 'heading', (node) => {
    const last = node.children.at(-1);
    const match = last?.type === 'text' && /^(.*?)\s*\{#([\w-]+)\}$/.exec(last.value);
    if (match) {
      last.value = match[1]!;
      node.data = {...node.data, id: match[2]} as Heading['data'];
    }
  });
}

/** Does what the compiler does with elements that stand alone in a paragraph. */
function unravel(tree: Root) {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const elements = paragraph.children.filter((child) => isJsx(child));
    const rest = paragraph.children.filter((child) => !isJsx(child));
    if (parent && elements.length > 0 && rest.every((child) => toString(child).trim() === '')) {
      const blocks = elements.map((child) => ({...child, type: 'mdxJsxFlowElement'}));
      parent.children.splice(index!, 1, ...(blocks as RootContent[]));
    }
  });
}

function run(page: string): Root {
  return transformed(
    (tree, file) => {
      takeHeadingIds(tree);
      unravel(tree);
      remarkApiFacts()(tree, file);
    },
    page.replaceAll('{#', '\\{#'),
    'api/page.mdx',
  );
}

function elements(tree: Root, name: string): JsxElement[] {
  const found: JsxElement[] = [];
  visit(tree, isJsx, (node) => {
    if ((node as JsxElement).name === name) {
      found.push(node as JsxElement);
    }
  });
  return found;
}

const section = (name: string, id: string, sheet: string, summary = 'Reads it.') =>
  `### ${name} {#${id}}\n\n${summary}\n\n${sheet}\n`;
const clear = section('clear', 'clear', '<MethodSheet of="ElementActions.clear" />', 'Empties it.');

describe('MethodSheet', () => {
  it('gets the row of facts, the steps, and the errors of its method', () => {
    const [sheet] = elements(run(clear), 'MethodSheet');
    const facts = factsOf<{
      id: string;
      glance: {label: string; value: unknown[]}[];
      overloads: {steps: {kind: string}[]}[];
      failures: {message: string; text: string}[];
    }>(sheet!);
    expect(facts.id).toBe('clear-steps');
    expect(facts.glance.map(({label}) => label)).toEqual([
      'Waits until',
      'If it is missing',
      'Listener',
      'Throws',
    ]);
    expect(facts.overloads[0]!.steps.map((step) => step.kind)).toEqual([
      'log',
      'listener',
      'pause',
      'until',
      'driver',
    ]);
    expect(facts.failures.map(({message}) => message)).toEqual([
      'ELEMENT_NOT_FOUND',
      'DRIVER_ERROR_OCCURRED',
      'DELAY_OVERFLOW',
      'ERROR_WHILE_SLEEPING',
    ]);
    expect(JSON.stringify(facts).length).toBeLessThan(3000);
  });

  it('puts parameters, return type, and source line beside the heading', () => {
    const page = section('getText', 'get-text', '<MethodSheet of="ElementActions.getText" />');
    const [head] = run(page).children as [JsxElement];
    expect(head.name).toBe('MethodHead');
    expect(head.children[0]).toMatchObject({
      type: 'heading',
      data: {hProperties: {className: ['bk-method']}},
    });
    const facts = factsOf<{
      parameters: string;
      returns: string[];
      sources: {line: number; to: string}[];
    }>(head);
    expect(facts).toMatchObject({parameters: '()', returns: ['String']});
    const [source] = facts.sources;
    expect(source!.to).toContain(`/blob/${readApi().tag}/core-java/`);
    expect(source!.to).toMatch(new RegExp(`/ElementActions\\.java#L${source!.line}$`));
  });

  it('shows the steps once with which all overloads end', () => {
    const sheet = `<MethodSheet of="ParallelSession.createSession">
  <Param name="configKey">Name of the block.</Param>
</MethodSheet>`;
    const facts = factsOf<{
      overloads: {steps: {when: string}[]}[];
      sharedSteps: {text?: string}[];
    }>(elements(run(section('createSession', 'create-session', sheet)), 'MethodSheet')[0]!);
    expect(facts.overloads.map(({steps}) => steps.map(({when}) => when))).toEqual([
      ['isEmpty(persona)'],
      ['isEmpty(configKey)'],
    ]);
    expect(facts.sharedSteps.length).toBeGreaterThan(10);
  });

  it('shows every overload under one heading', () => {
    const sheet = `<MethodSheet of="WindowActions.takeScreenshot">
  <Param name="fileName">Where to.</Param>
</MethodSheet>`;
    const tree = run(section('takeScreenshot', 'take-screenshot', sheet));
    const {overloads} = factsOf<{overloads: {signature: string}[]}>(
      elements(tree, 'MethodSheet')[0]!,
    );
    expect(overloads.map(({signature}) => signature)).toEqual([
      'takeScreenshot()',
      'takeScreenshot(String)',
    ]);
    const head = factsOf<{parameters: string; sources: unknown[]}>(
      elements(tree, 'MethodHead')[0]!,
    );
    expect(head.parameters).toBe('(…)');
    expect(head.sources).toHaveLength(2);
    const card = factsOf<{overloads: string[][][]}>(elements(tree, 'SignatureCard')[0]!);
    expect(card.overloads.map((tokens) => tokens.map(([text]) => text).join(''))).toEqual([
      'void takeScreenshot()',
      'void takeScreenshot(String fileName)',
    ]);
  });

  it('shows a signature only where it says more than the heading', () => {
    expect(elements(run(clear), 'SignatureCard')).toEqual([]);
    const style = section('getStyle', 'get-style', '<MethodSheet of="ElementActions.getStyle" />');
    const tree = run(style);
    const names = tree.children.map((node) => (isJsx(node) ? node.name : node.type));
    expect(names).toEqual(['MethodHead', 'paragraph', 'SignatureCard', 'MethodSheet']);
  });

  const example = (code: string, meta = '') =>
    run(
      section('getText', 'get-text', '<MethodSheet of="ElementActions.getText" />').replace(
        '<MethodSheet',
        `\`\`\`java ${meta}\n${code}\n\`\`\`\n\n<MethodSheet`,
      ),
    ).children.find((node) => node.type === 'code')?.meta;

  it('marks the lines of the example that call the method', () => {
    expect(example('open();\nonElement(A)\n    .getText();\nonElement(B).getText();')).toBe(
      '{3,4}',
    );
    expect(example('list.map(Actions::getText);', 'title="A"')).toBe('title="A" {1}');
    expect(example('a();\nonElement(A).getText();', '{1}'), 'what the page marks').toBe('{1}');
  });

  it('rejects an example that does not call the method', () => {
    expect(() => example('onElement(A).verifyText();\ngetTextOf(A);')).toThrow(
      'the example does not call getText: show a region that does.',
    );
  });

  it.each([
    [
      'an unknown method',
      section('isVisible', 'is-visible', '<MethodSheet of="ElementActions.isDisplaid" />'),
      'api/page.mdx:5: ElementActions has no method "isDisplaid". The nearest: isDisplayed, ',
    ],
    [
      'an unknown type',
      section('clear', 'clear', '<MethodSheet of="ElementAction.clear" />'),
      'api/page.mdx:5: the framework has no type "ElementAction". The nearest: ElementActions, ',
    ],
    [
      'a missing of',
      section('clear', 'clear', '<MethodSheet />'),
      'api/page.mdx:5: <MethodSheet> needs `of`, for example',
    ],
    [
      'another heading above it',
      section('empty', 'empty', '<MethodSheet of="ElementActions.clear" />'),
      'api/page.mdx:5: the sheet of clear is under another heading. Write "### clear {#clear}"',
    ],
    [
      'another id of the heading',
      section('getText', 'get_text', '<MethodSheet of="ElementActions.getText" />'),
      'Write "### getText {#get-text}" above it.',
    ],
    [
      'a missing summary',
      '### clear {#clear}\n\n<MethodSheet of="ElementActions.clear" />\n',
      'api/page.mdx:1: the method clear has no summary.',
    ],
    [
      'a parameter that does not exist',
      section(
        'getStyle',
        'get-style',
        '<MethodSheet of="ElementActions.getStyle">\n<Param name="style">It.</Param>\n</MethodSheet>',
      ),
      'api/page.mdx:6: getStyle has no param "style". The nearest: styleName.',
    ],
    [
      'a result that does not exist',
      section(
        'clear',
        'clear',
        '<MethodSheet of="ElementActions.clear">\n<Returns>It.</Returns>\n</MethodSheet>',
      ),
      'clear returns nothing: remove <Returns>',
    ],
  ])('rejects %s', (_, page, message) => {
    expect(() => run(page)).toThrow(message);
  });
});

describe('MethodTable', () => {
  it('shows the summaries of the page, in its order, and leads to the headings', () => {
    const tree = run(
      `<MethodTable of="ElementActions" />\n\n${section(
        'getText',
        'get-text',
        '<MethodSheet of="ElementActions.getText">\n<Returns>It.</Returns>\n</MethodSheet>',
        'Reads the `visible` text.',
      )}\n${clear}`,
    );
    const table = tree.children[0] as Table;
    expect(table.children.map((row) => row.children.map((cell) => toString(cell)))).toEqual([
      ['Method', 'What it does'],
      ['getText()', 'Reads the visible text.'],
      ['clear()', 'Empties it.'],
    ]);
    const urls: string[] = [];
    visit(table, 'link', (link) => urls.push(link.url) && undefined);
    expect(urls).toEqual(['#get-text', '#clear']);
  });

  it('rejects a page without a method of the type', () => {
    expect(() => run(`<MethodTable of="ElementActions" />\n\nText.`)).toThrow(
      'api/page.mdx:1: <MethodTable of="ElementActions" /> finds no section',
    );
  });
});

describe('MethodTable with groups and checks', () => {
  const headingOf = (name: string) => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
  const sections = ['getText', 'verifyText'].map((name) =>
    section(name, headingOf(name), `<MethodSheet of="ElementActions.${name}" />`, `Does ${name}.`),
  );
  const page = (table: string) => [table, ...sections, clear].join('\n\n');
  const textOf = (tree: Root) =>
    (tree.children[0] as Table).children.map((row) => row.children.map((cell) => toString(cell)));

  it('shows a read and its check in one row', () => {
    expect(textOf(run(page('<MethodTable of="ElementActions" />')))).toEqual([
      ['Method', 'Check', 'What it does'],
      ['getText()', 'verifyText()', 'Does getText.'],
      ['clear()', '', 'Empties it.'],
    ]);
  });

  it('shows the rows of each group under its title', () => {
    const table = `<MethodTable of="ElementActions">
  <MethodGroup title="Act" methods="clear" />
  <MethodGroup title="Text" methods="getText verifyText" />
</MethodTable>`;
    expect(textOf(run(page(table))).slice(1)).toEqual([
      ['Act'],
      ['clear()', '', 'Empties it.'],
      ['Text'],
      ['getText()', 'verifyText()', 'Does getText.'],
    ]);
  });

  it.each([
    ['a method that no group has', 'methods="clear"', 'no <MethodGroup> has getText'],
    [
      'a method without a section',
      'methods="clear isEnabled"',
      'no section of ElementActions.isEn',
    ],
    ['a method in two groups', 'methods="clear clear"', 'clear is in two groups'],
    ['a group without methods', '', '<MethodTable> takes <MethodGroup title="State" methods='],
  ])('rejects %s', (_, methods, message) => {
    const group = `<MethodTable of="ElementActions">\n<MethodGroup title="Act" ${methods} />\n</MethodTable>`;
    expect(() => run(page(group))).toThrow(message);
  });
});

describe('Properties', () => {
  const names =
    'body bodyObject contentType formBodies headers method password path pathParams queryParams userName';
  const page = (described: string[]) =>
    `<Properties of="ApiRequest">\n${described
      .map((name) => `<Property name="${name}">It.</Property>`)
      .join('\n')}\n</Properties>`;

  it('has each property of a builder once, with the calls that set and read it', () => {
    const facts = factsOf<{name: string; id: string; set: string[]; get: string[]}[]>(
      elements(run(page(names.split(' '))), 'Properties')[0]!,
    );
    expect(facts.map(({name}) => name).join(' ')).toBe(names);
    expect(facts.find(({name}) => name === 'formBodies')).toMatchObject({
      id: 'form-bodies',
      set: ['clearFormBodies()', 'formBodies(formBodies)', 'formBody(formBodyKey, formBodyValue)'],
      get: ['getFormBodies()'],
      default: 'empty',
    });
    expect(facts.find(({name}) => name === 'body')).toMatchObject({default: {code: 'null'}});
  });

  it('rejects a property that does not exist, and a type without properties', () => {
    expect(() => run(page(['url']))).toThrow('ApiRequest has no property "url". The nearest: ');
    expect(() => run('<Properties of="AlertActions" />')).toThrow('no generated property');
  });
});

describe('EnumConstants', () => {
  const page = (...names: string[]) =>
    `<EnumConstants of="Speed">\n${names
      .map((name) => `<Constant name="${name}">It.</Constant>`)
      .join('\n')}\n</EnumConstants>`;

  it('has the constants with the values of their getters', () => {
    const [element] = elements(run(page('FAST', 'NORMAL', 'SLOW')), 'EnumConstants');
    expect(factsOf(element!)).toMatchObject({
      getters: ['getDelay()'],
      constants: [
        {name: 'FAST', values: ['100']},
        {name: 'NORMAL', values: ['500']},
        {name: 'SLOW', values: ['1000']},
      ],
    });
  });

  it('rejects a constant that is missing, unknown, or described twice', () => {
    expect(() => run(page('FAST', 'SLOW'))).toThrow('Speed needs <Constant name="NORMAL">');
    expect(() => run(page('FASTER'))).toThrow('Speed has no constant "FASTER"');
    expect(() => run(page('FAST', 'FAST'))).toThrow('Speed describes "FAST" twice');
    expect(() => run('<EnumConstants of="AlertActions" />')).toThrow('has no constants');
  });
});

describe('InheritedMethods', () => {
  it('has the public methods of each supertype, the nearest first', () => {
    const [element] = elements(run('<InheritedMethods of="FingersActions" />'), 'InheritedMethods');
    const facts = factsOf<{owner: string[]; methods: unknown[]}[]>(element!);
    expect(facts.map(({owner}) => owner[0])).toEqual(['FingerActions', 'ElementActions']);
    expect(facts[1]!.methods).toContainEqual([
      'getText',
      '/api/actions/elements/element-actions#get-text',
    ]);
    expect(facts[1]!.methods.flat()).not.toContain('getAttributeValue');
  });

  it('rejects a type that inherits nothing', () => {
    expect(() => run('<InheritedMethods of="AlertActions" />')).toThrow('inherits no method');
  });
});

describe('TypeOverview', () => {
  it('gets the entry points, the import, the heirs, and the source', () => {
    const [overview] = elements(run('<TypeOverview of="ElementActions" />'), 'TypeOverview');
    expect(factsOf(overview!)).toMatchObject({
      getOne: [['onElement(locator)', '#on-element']],
      imports: [
        'import static io.github.boykaframework.actions.elements.ElementActions.onElement;',
      ],
      platforms: ['web', 'android', 'ios', 'macos'],
      extendedBy: [
        'FingerActions',
        'FingersActions',
        'ClickableActions',
        'DropDownActions',
        'TextBoxActions',
      ].map((name) => [name, expect.stringMatching(/^\/api\/actions\/elements\//)]),
    });
  });

  it('names every type whose methods it has, and gives an enum no entry point', () => {
    const facts = (type: string) =>
      factsOf<{inherits: string[][]; getOne: unknown[]; imports: string[]}>(
        elements(run(`<TypeOverview of="${type}" />`), 'TypeOverview')[0]!,
      );
    expect(facts('ClickableActions').inherits.map(([name]) => name)).toEqual([
      'FingersActions',
      'FingerActions',
      'ElementActions',
    ]);
    expect(facts('Speed')).toMatchObject({
      getOne: [],
      imports: ['import io.github.boykaframework.enums.Speed;'],
    });
  });

  it('rejects an unknown type', () => {
    expect(() => run('<TypeOverview of="Locater" />')).toThrow(
      'api/page.mdx:1: the framework has no type "Locater". The nearest: Locator, ',
    );
  });
});

describe('ErrorMessage', () => {
  it('shows the text of the source, in a line and as a block', () => {
    const tree = run(
      'See <ErrorMessage of="SESSION_ALREADY_CLEARED" /> there.\n\n<ErrorMessage of="ELEMENT_NOT_FOUND" />\n',
    );
    const [inline, block] = elements(tree, 'ErrorMessage').map((item) => factsOf(item));
    expect(inline).toEqual({
      name: 'SESSION_ALREADY_CLEARED',
      text: 'Session already cleared...',
    });
    expect(block).toMatchObject({
      text: 'Element ({name}) not found for platform ({platform})...',
      source: {to: expect.stringMatching(/Message\.java#L\d+$/)},
    });
  });

  it('rejects an unknown constant', () => {
    expect(() => run('<ErrorMessage of="ELEMENT_NOT_FOUN" />')).toThrow(
      'api/page.mdx:1: Message has no constant "ELEMENT_NOT_FOUN". The nearest: ELEMENT_NOT_FOUND, ',
    );
  });
});

it('leaves the rest of a page alone', () => {
  const page = '## Methods\n\nText, `code`, and <Other of="x" />.\n';
  const kinds = run(page).children.map((node: RootContent) => node.type);
  expect(kinds).toEqual(['heading', 'paragraph']);
});
