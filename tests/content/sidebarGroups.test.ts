import {expect, test} from 'vitest';
import docs from '../../sidebars';

type Entry = string | {readonly label?: string; readonly items?: readonly Entry[]};

/** All groups of a sidebar by their labels, with the entries directly below each. */
function groupsOf(entries: readonly Entry[]): [string, readonly Entry[]][] {
  return entries.flatMap((entry) =>
    typeof entry === 'string' || !entry.items
      ? []
      : [[entry.label ?? '', entry.items] as [string, readonly Entry[]], ...groupsOf(entry.items)],
  );
}

const groups = groupsOf(docs.docs as readonly Entry[]);

test('finds the groups of the sidebar', () => {
  expect(groups.map(([label]) => label)).toEqual(expect.arrayContaining(['Platforms', 'Keys']));
});

test.each(groups)('shows at most nine entries directly below %s', (_label, items) => {
  expect(items.length).toBeLessThanOrEqual(9);
});

test('gives each group a label of its own', () => {
  const labels = groups.map(([label]) => label);
  expect(labels).toEqual([...new Set(labels)]);
});
