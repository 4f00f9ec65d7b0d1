import {readPages, type SourcePage} from './pages';

export interface Draft extends SourcePage {
  /** Runs of its own words, free of markup and long enough to be in no other page. */
  readonly words: readonly string[];
}

/** Splits text where a page may render it differently, without the names of other things. */
function plainRuns(text: string): string[] {
  return text
    .replace(/`[^`]*`|\[[^\]]*\]\([^)]*\)/g, '\n')
    .split(/[`*_[\](){}<>'"&\n]+/)
    .map((run) => run.trim())
    .filter((run) => run.split(' ').length >= 5);
}

/** Every source page with `draft: true` in its front matter. */
export function readDrafts(): Draft[] {
  return readPages()
    .filter(({isDraft}) => isDraft)
    .map((page) => ({
      ...page,
      words: [...plainRuns(page.description), ...plainRuns(page.content)],
    }));
}
