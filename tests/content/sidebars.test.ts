import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import api from '../../sidebarsApi';
import community from '../../sidebarsCommunity';
import contributing from '../../sidebarsContributing';
import docs from '../../sidebars';
import {DOCS_AREAS} from '../../src/config/areas';

interface Group {
  readonly type?: string;
  readonly label?: string;
  readonly items?: readonly Entry[];
  readonly collapsed?: boolean;
  readonly link?: {readonly id?: string};
}
type Entry = string | Group;

/** The entries of a sidebar; those that are written as `{label: entries}` become groups. */
function entriesOf(written: unknown): Entry[] {
  return ([written].flat() as (Entry | Record<string, unknown>)[]).flatMap((entry): Entry[] => {
    if (typeof entry === 'string') {
      return [entry];
    }
    return 'type' in entry
      ? [{...entry, ...('items' in entry && {items: entriesOf(entry.items)})}]
      : Object.entries(entry).map(([label, items]) => ({label, items: entriesOf(items)}));
  });
}

const SIDEBARS = {
  docs: entriesOf(docs.docs),
  api: entriesOf(api.api),
  contributing: entriesOf(contributing.contributing),
  community: entriesOf(community.community),
};
/** Groups whose pages a reader looks up, or is led to; the others are guides. */
const DEEP = ['Set up a platform', 'Keys', 'File format and checks', 'Troubleshooting'];

test.each(DOCS_AREAS)('the sidebar of $id begins with $start', ({id, start}) => {
  const [first] = SIDEBARS[id];
  expect(`/${id}/${String(first)}`).toBe(start);
});

/** The ids of the pages that a sidebar names. */
function idsIn(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string' ? entry : [entry.link?.id ?? [], idsIn(entry.items ?? [])].flat(),
  );
}

test.each(DOCS_AREAS)('the sidebar of $id names each page, and no other', ({id, sidebar}) => {
  const file = sidebar.slice('./'.length);
  const pages = globSync('**/*.mdx', {cwd: id}).map((name) => name.replace(/\.mdx$/, ''));
  const named = idsIn(SIDEBARS[id]);
  const unknown = named.filter((page) => !pages.includes(page));
  expect(unknown, `${file}: correct the id, or add the page`).toEqual([]);
  expect(
    // The order of tutorials is in their front matter.
    pages.filter((page) => !named.includes(page) && !page.startsWith('tutorials/')),
    `add the page to ${file}`,
  ).toEqual([]);
});

/** All groups of a sidebar by their labels, with the entries directly below each. */
function groupsOf(entries: readonly Entry[]): [string, readonly Entry[]][] {
  return entries.flatMap((entry) =>
    typeof entry === 'string' || !entry.items
      ? []
      : [[entry.label ?? '', entry.items] as [string, readonly Entry[]], ...groupsOf(entry.items)],
  );
}

const groups = groupsOf(SIDEBARS.docs);

test.each(groups)('shows at most nine entries directly below %s', (_label, items) => {
  expect(items.length).toBeLessThanOrEqual(9);
});

test('gives each group a label of its own', () => {
  const labels = groups.map(([label]) => label);
  expect(labels).toEqual([...new Set(labels)]);
  expect(labels).toEqual(expect.arrayContaining(DEEP));
});

/** The clicks from the home page to each guide: the area, each closed group on the way, the page. */
function clicksTo(entries: readonly Entry[], clicks: number): [string, number][] {
  return entries.flatMap((entry): [string, number][] => {
    if (typeof entry === 'string') {
      return [[entry, clicks + 1]];
    }
    const {label = '', items = [], collapsed} = entry;
    return DEEP.includes(label) ? [] : clicksTo(items, clicks + (collapsed === false ? 0 : 1));
  });
}

test.each(clicksTo(SIDEBARS.docs, 1))(
  '%s is three clicks from the home page at most',
  (_page, clicks) => {
    expect(clicks).toBeLessThanOrEqual(3);
  },
);
