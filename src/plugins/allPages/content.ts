import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '../pageData';

// Nothing else reads how the generator keeps the content of the docs and of the blog.

type Version = LoadedContent['loadedVersions'][number];
type Item = Version['sidebars'][string][number];

/** A page, or a group of pages that may have a page of its own. */
export interface PageEntry {
  readonly label: string;
  readonly to?: string;
  readonly items?: readonly PageEntry[];
}

function readEntries(items: readonly Item[], docs: Version['docs']): PageEntry[] {
  const page = (id: string) => docs.find((doc) => doc.id === id)!;
  return items.flatMap((item): PageEntry[] => {
    if (item.type === 'doc') {
      return [{label: page(item.id).title, to: page(item.id).permalink}];
    }
    if (item.type !== 'category') {
      return [];
    }
    const entries = readEntries(item.items, docs);
    const {label, link} = item;
    if (!link) {
      return [{label, items: entries}];
    }
    return [
      {label, to: link.type === 'doc' ? page(link.id).permalink : link.permalink, items: entries},
    ];
  });
}

/** The pages of each docs area in its last version, by the id of its plugin; those of collapsed categories included. */
export function readDocs(allContent: AllContent): Record<string, PageEntry[]> {
  const areas = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
  return Object.fromEntries(
    Object.entries(areas).map(([id, {loadedVersions}]) => {
      const {docs, sidebars} = loadedVersions.find(({isLast}) => isLast)!;
      return [id, Object.values(sidebars).flatMap((items) => readEntries(items, docs))];
    }),
  );
}

/** The blog's posts, and the pages of their authors; none of a small site of the tests, which has no blog. */
export function readBlog(allContent: AllContent): Record<'posts' | 'authors', PageEntry[]> {
  const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
  return {
    posts: (blog?.blogPosts ?? []).map(({metadata: {title, permalink}}) => ({
      label: title,
      to: permalink,
    })),
    authors: Object.values(blog?.authorsMap ?? {}).flatMap(({name, page}) =>
      name && page ? {label: name, to: page.permalink} : [],
    ),
  };
}
