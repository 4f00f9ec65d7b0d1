import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {z} from 'zod';
import {script} from '../lib/script';
import {UserError} from '../lib/userError';
import {pages} from './samples/references';

const shared = {
  title: z.string().min(2).max(70),
  description: z.string().min(50).max(160),
  slug: z.string().optional(),
  draft: z.boolean().optional(),
  image: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  foreign_names: z.array(z.string()).optional(),
  toc_max_heading_level: z.number().int().min(2).max(6).optional(),
};

const doc = z.strictObject({
  ...shared,
  sidebar_label: z.string().optional(),
  pagination_label: z.string().optional(),
  sidebar_position: z.number().optional(),
});

const post = z.strictObject({
  ...shared,
  slug: z.string(),
  date: z.date(),
  authors: z.array(z.string()).min(1),
  tags: z.array(z.string()).optional(),
});

/**
 * Checks the front matter of one page.
 *
 * @param file path from the site's folder; pages in `blog/` have other keys
 * @param source the page's text
 * @returns one line for each error, with file, key, and rule
 */
export function frontMatterErrors(file: string, source: string): string[] {
  const schema = file.startsWith('blog/') ? post : doc;
  const result = schema.safeParse(matter(source).data);
  return (result.error?.issues ?? []).map(
    (issue) => `${file}: ${issue.path.join('.') || 'front matter'}: ${issue.message}`,
  );
}

script('frontMatter', () => {
  // Neither partials, nor what components and the home page show.
  const files = pages().filter((file) => !/^src\/|(?:^|\/)_/.test(file));
  const errors = files.flatMap((file) => frontMatterErrors(file, readFileSync(file, 'utf8')));
  if (errors.length > 0) {
    throw new UserError(
      [...errors, 'Fix the front matter: scripts/check/frontMatter.ts lists keys and limits.'].join(
        '\n',
      ),
    );
  }
  console.log(`${files.length} pages have valid front matter.`);
});
