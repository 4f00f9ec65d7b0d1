import {expect, test} from 'vitest';
import docs from '../../sidebars';

type Entry =
  | string
  | {readonly label?: string; readonly items?: readonly Entry[]; readonly collapsed?: boolean};

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

/** The clicks from the home page to each page: the area, each closed group on the way, the page. */
function clicksTo(entries: readonly Entry[], clicks: number): [string, number][] {
  return entries.flatMap((entry): [string, number][] => {
    if (typeof entry === 'string') {
      return [[entry, clicks + 1]];
    }
    return clicksTo(entry.items ?? [], clicks + (entry.collapsed === false ? 0 : 1));
  });
}

const clicks = new Map(clicksTo(docs.docs as readonly Entry[], 1));

test.each([
  'guides/run/behind-a-proxy',
  'guides/run/in-an-ide',
  'guides/ui/web/files',
  'guides/ui/mobile-web',
  'guides/ui/gestures',
  'guides/ui/web/frames-windows-dialogs',
  'guides/ui/keyboard',
  'guides/ui/assertions',
  'guides/run/retry',
  'guides/run/part-of-a-suite',
  'guides/run/data-driven-junit',
  'guides/api/tasks',
  'guides/run/logs-screenshots-video',
  'guides/run/ci',
  'guides/run/cucumber',
  'guides/migrate/upgrade',
])('%s is three clicks from the home page at most', (page) => {
  expect(clicks.get(page)).toBeLessThanOrEqual(3);
});
