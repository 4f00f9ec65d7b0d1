import {readFileSync} from 'node:fs';
import {readPages, type SourcePage} from './pages';

export interface Draft extends SourcePage {
  /** Runs of its own words, free of markup and long enough to be in no other page. */
  readonly words: readonly string[];
}

/** Splits text where a page may render it differently. */
function plainRuns(text: string): string[] {
  return text
    .split(/[`*_[\](){}<>'"&\n]+/)
    .map((run) => run.trim())
    .filter((run) => run.split(' ').length >= 5);
}

/**
 * Every source page with `draft: true` in its front matter. What a draft shares with a published
 * page, or with a message of the framework, is none of its own words.
 */
export function readDrafts(): Draft[] {
  const pages = readPages();
  const published = [
    readFileSync('src/framework/messages.json', 'utf8'),
    ...pages.filter(({isDraft}) => !isDraft).map(({content}) => content),
  ].join('\n');
  return pages
    .filter(({isDraft}) => isDraft)
    .map((page) => ({
      ...page,
      words: [...plainRuns(page.description), ...plainRuns(page.content)].filter(
        (run) => !published.includes(run),
      ),
    }));
}
