import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import type {Section} from './methodSheet';
import {resolveMethods} from './resolve';
import {headingId} from './links';

const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});
const text = (value: string): PhrasingContent => ({type: 'text', value});

/** The calls of a method, one for each overload, each a link to the one heading. */
function calls(section: Section): PhrasingContent[] {
  return resolveMethods(section.of).methods.flatMap((method, index) => {
    const names = method.parameters.map((parameter) => parameter.name).join(', ');
    const link: PhrasingContent = {
      type: 'link',
      url: `#${headingId(method.name)}`,
      children: [{type: 'inlineCode', value: `${method.name}(${names})`}],
    };
    return index ? [{type: 'break'}, link] : [link];
  });
}

/**
 * The table of a type's methods, in the order of the page, with the summaries that stand there.
 *
 * @param sections the methods that the page tells
 */
export function methodTable(sections: Section[]): Table {
  return {
    type: 'table',
    align: [null, null],
    data: {hProperties: {className: ['bk-methods']}},
    children: [
      row(cell([text('Method')]), cell([text('What it does')])),
      ...sections.map((section) =>
        row(cell(calls(section)), cell(structuredClone(section.summary.children))),
      ),
    ],
  };
}
