import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {readConfigSchema, sourceBase} from '../framework/config';
import {attribute, dataAttribute, fail, visitJsx, withPosition} from './apiFacts/mdx';
import {configRows, configSectionFacts, countConfigKeys} from './configFacts';

/** Elements that get facts: the attribute that names what they show, and the facts. */
const ELEMENTS: Record<string, {by?: string; facts: (name: string) => unknown}> = {
  ConfigFilter: {facts: countConfigKeys},
  ConfigReference: {by: 'section', facts: configSectionFacts},
  ConfigSource: {by: 'of', facts: sourceOf},
  ConfigTable: {by: 'sections', facts: configRows},
};

/**
 * Gives `<ConfigReference section="ui.web" />`, `<ConfigTable sections="ui, ui.delay" />`, `<ConfigFilter />`, and
 * `<ConfigSource of="default folder" />` their facts, in the attribute `facts`: the schema itself stays out of the
 * reader's browser.
 *
 * @throws Error naming the page, the line, and what does not exist
 */
export function remarkConfig() {
  return (tree: Root, file: VFile) => {
    visitJsx(tree, (element) => {
      const {by, facts} = ELEMENTS[element.name ?? ''] ?? {};
      if (facts) {
        const name =
          by === undefined
            ? ''
            : (attribute(element, by) ??
              fail(file, element, `<${element.name}> needs the attribute ${by}="…".`));
        const value = withPosition(file, element, () => facts(name));
        element.attributes = [dataAttribute('facts', value)];
      }
    });
  };
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
