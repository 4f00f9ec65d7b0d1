import type {PhrasingContent, TableCell, TableRow} from 'mdast';
import type {TextRun} from '../../framework/referenceProps';

/** A cell of a Markdown table. */
export const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

/** A row of a Markdown table. */
export const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});

/** Plain text inside a cell. */
export const text = (value: string): PhrasingContent => ({type: 'text', value});

/** Code inside a cell, linked where it has an address. */
export function code(run: TextRun): PhrasingContent {
  const [value, url] = typeof run === 'string' ? [run] : run;
  const inner: PhrasingContent = {type: 'inlineCode', value};
  return url === undefined ? inner : {type: 'link', url, children: [inner]};
}
