import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPage} from '../../../scripts/lib/readPage';

const AREAS = ['docs', 'api', 'contributing', 'community', 'blog'];

/** A page as its source describes it. */
export interface SourcePage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly isDraft: boolean;
  /** Markdown without front matter. */
  readonly content: string;
}

/** Reads the source of every page of the four areas and of every post. */
export function readPages(): SourcePage[] {
  return AREAS.flatMap((area) =>
    readdirSync(area, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => {
        const {data, content} = readPage(readFileSync(path.join(area, name), 'utf8'));
        const file = name.replaceAll(path.sep, '/').replace(/\.mdx?$/, '');
        return {
          route: `/${area}/${String(data['slug'] ?? file)}`,
          title: String(data['title']),
          description: String(data['description']),
          isDraft: data['draft'] === true,
          content,
        };
      }),
  );
}
