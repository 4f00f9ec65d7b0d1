import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';

const AREAS = ['docs', 'api', 'contributing', 'community', 'blog'];

export interface Draft {
  readonly route: string;
  readonly title: string;
  /** Pieces of its own words, free of markup, of five words or more, to be nobody else's. */
  readonly words: readonly string[];
}

/** Cuts text at all that may be written differently in a page. */
function pieces(text: string): string[] {
  return text
    .split(/[`*_[\](){}<>'"&\n]+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.split(' ').length >= 5);
}

/** Every source page with `draft: true` in its front matter. */
export function readDrafts(): Draft[] {
  return AREAS.flatMap((area) =>
    readdirSync(area, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .flatMap((name) => {
        const {data, content} = matter(readFileSync(path.join(area, name), 'utf8'));
        return data['draft'] === true
          ? {
              route: `/${area}/${name.replaceAll(path.sep, '/').replace(/\.mdx?$/, '')}`,
              title: String(data['title']),
              words: [...pieces(String(data['description'])), ...pieces(content)],
            }
          : [];
      }),
  );
}
