import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pages, readPage} from '../../../scripts/lib/readPage';

/** Titles of the pages that have no source of their own. */
export const GENERATED: Readonly<Record<string, string>> = {
  '/blog': 'Blog',
  '/blog/archive': 'Archive',
  '/blog/authors': 'Authors',
  '/pages': 'All pages',
  '/search': 'Search',
};

/** Reads what the source of every page of the four areas and of every post says of it. */
export function sourcePages() {
  return pages()
    .filter((file) => !file.startsWith('src/'))
    .map((file) => {
      const {data, content} = readPage(readFileSync(file, 'utf8'));
      const [area = ''] = file.split('/');
      const slug = String(data['slug'] ?? path.posix.relative(area, file).replace(/\.mdx?$/, ''));
      return {
        route: `/${area}/${slug}`,
        title: String(data['title']),
        description: String(data['description']),
        isDraft: data['draft'] === true,
        /** Markdown without front matter. */
        content,
      };
    });
}
