import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {findType} from '../../../../src/framework';
import {stubTable} from '../../../../src/remark/apiFacts/tables';

const rowsOf = (type: string) =>
  stubTable(findType(type))?.children.map((row) => row.children.map((cell) => toString(cell)));

describe('the table of methods on a stub', () => {
  it('has signatures, results, callbacks, and source lines', () => {
    const rows = rowsOf('StringUtils')!;
    expect(rows[0]).toEqual(['Method', 'Returns', 'Callback', 'Source']);
    expect(rows).toContainEqual([
      'isValidPath(String path)',
      'boolean',
      '–',
      expect.stringMatching(/^line \d+$/),
    ]);
  });

  it('shows what calls each callback, and when', () => {
    const rows = rowsOf('IAlertActionsListener')!;
    expect(rows[0]).toEqual(['Callback', 'Called by', 'Source']);
    expect(rows.find(([callback]) => callback === 'onDismiss()')?.[1]).toBe(
      'AlertActions.dismiss(), after the driver acted',
    );
  });

  it('is left out where a type has only constants', () => {
    expect(rowsOf('RequestMethod')).toBeUndefined();
  });
});
