import type {CheerioAPI} from 'cheerio';
import {areaOf, type Area} from '../../src/config/areas';
import {UserError} from '../lib/userError';

/** What the head of a page and links to it say. */
export interface PageHead {
  /** Path below the base path, without slashes at its ends. */
  readonly route: string;
  readonly title: string;
  /** Empty when it has none. */
  readonly description: string;
  readonly area?: Area;
  /** The categories above the page. */
  readonly trail: readonly string[];
}

/**
 * Reads a built page.
 *
 * @param route its path below the base path, without slashes at its ends
 * @throws UserError when it has no title
 */
export function readHead($: CheerioAPI, route: string): PageHead {
  const title = $('h1').first().text().trim();
  if (!title) {
    throw new UserError(`The page /${route} has no level-one heading: add one.`);
  }
  const trail = $('.theme-doc-breadcrumbs li:not(.breadcrumbs__item--active) .breadcrumbs__link')
    .toArray()
    .map((link) => $(link).text().trim())
    // The link to the home page is an icon.
    .filter((name) => name !== '');
  return {
    route,
    title,
    description: $('meta[name="description"]').attr('content') ?? '',
    area: areaOf(route),
    trail,
  };
}
