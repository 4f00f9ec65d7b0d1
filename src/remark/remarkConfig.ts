import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readConfigSchema, sourceBase} from '../framework/config';
import {configRows, configSectionFacts, countConfigKeys} from './configFacts';

/** An element of MDX, inline or not, as far as it matters here. */
interface Element {
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  position?: {start: {line: number}};
}

/** What each element asks for, and the facts that it gets. */
const askers: Record<string, {by?: string; facts: (asked: string) => unknown}> = {
  ConfigFilter: {facts: countConfigKeys},
  ConfigReference: {by: 'section', facts: configSectionFacts},
  ConfigSource: {by: 'of', facts: sourceOf},
  ConfigTable: {by: 'sections', facts: configRows},
};

/**
 * Gives `<ConfigReference section="ui.web" />`, `<ConfigTable sections="ui, ui.delay" />`, `<ConfigFilter />`, and
 * `<ConfigSource of="default folder" />` their facts, as JSON in the attribute `facts`: the schema itself stays out of
 * the reader's browser.
 *
 * @throws Error naming the page, the line, and what is asked for in vain
 */
export function remarkConfig() {
  return (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as unknown as Element;
      const asker = askers[element.name ?? ''];
      if (!asker) {
        return;
      }
      const asked = asker.by === undefined ? '' : attribute(element, asker.by);
      const place = `${file.path}:${element.position?.start.line ?? 0}`;
      if (asked === undefined) {
        throw new Error(`${place}: <${element.name}> needs the attribute ${asker.by}="…".`);
      }
      try {
        const value = JSON.stringify(asker.facts(asked));
        element.attributes.push({type: 'mdxJsxAttribute', name: 'facts', value});
      } catch (error) {
        throw new Error(`${place}: ${(error as Error).message}`);
      }
    });
  };
}

function attribute(element: Element, name: string): string | undefined {
  const value = element.attributes.find((item) => item.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

function sourceOf(name: string): {base: string; line: string} {
  const lines = readConfigSchema()['x-boyka-reading'];
  const line = lines[name];
  if (!line) {
    throw new Error(
      `"${name}" is no line that the schema knows. Lines: ${Object.keys(lines).join(', ')}.`,
    );
  }
  return {base: sourceBase(), line};
}
