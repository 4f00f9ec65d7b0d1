import type {CheerioAPI} from 'cheerio';
import {areaOf, type Area} from '../../src/config/areas';
import {UserError} from '../lib/userError';
import type {Markup} from '../postbuild/markup';

/** A part of the path to a page, as the page shows it. */
export interface Crumb {
  readonly name: string;
  /** Absent for a category without a page. */
  readonly address?: string;
}

/** A built page and what its head is made of. */
export interface HeadPage {
  /** Path below the base path, without slashes at its ends. */
  readonly route: string;
  /** Its address, the one form that links use. */
  readonly address: string;
  readonly title: string;
  /** Empty when it has none. */
  readonly description: string;
  readonly area?: Area;
  /** The categories above the page. */
  readonly trail: readonly Crumb[];
  /** Address at which its source is edited. */
  readonly editAddress?: string;
  /** When its source was last changed, by Git. */
  readonly modified?: string;
  /** When a post appeared, and who wrote it. */
  readonly post?: {readonly published: string; readonly authors: readonly Required<Crumb>[]};
  /** Addresses of the files whose code it shows. */
  readonly samples: readonly string[];
}

const SAMPLE = /\/src\/samples\//;

/**
 * Reads what the head of a built page is made of.
 *
 * @param $ the page
 * @param links addresses of its links
 * @param place its path below the base path, and the address of the home page
 * @throws UserError when it has no title
 */
export function readHeadPage(
  $: CheerioAPI,
  {links}: Pick<Markup, 'links'>,
  {route, home}: {route: string; home: string},
): HeadPage {
  const title = $('h1').first().text().trim();
  if (!title) {
    throw new UserError(`The page /${route} has no heading of level 1: add one.`);
  }
  const absolute = (href: string | undefined) => href && new URL(href, home).href;
  const trail = $('.theme-doc-breadcrumbs li:not(.breadcrumbs__item--active) .breadcrumbs__link')
    .toArray()
    .map((link) => ({
      name: $(link).text().trim(),
      address: absolute($(link).attr('href')),
    }))
    // The link to the home page is an icon.
    .filter(({name}) => name !== '');
  return {
    route,
    address: home + route,
    title,
    description: $('meta[name="description"]').attr('content') ?? '',
    area: areaOf(route),
    trail,
    editAddress: $('.theme-edit-this-page').attr('href'),
    modified: $('time[itemprop="dateModified"]').attr('datetime'),
    post: $('html').hasClass('blog-post-page') ? readPost($, home) : undefined,
    samples: [
      ...new Set(links.filter((href) => SAMPLE.test(href)).map((href) => href.split('#')[0]!)),
    ],
  };
}

function readPost($: CheerioAPI, home: string): HeadPage['post'] {
  const header = $('article > header').first();
  const published = header.find('time').attr('datetime');
  const authors = header
    .find('.avatar__name a')
    .toArray()
    .map((link) => ({
      name: $(link).text().trim(),
      address: new URL($(link).attr('href') ?? '', home).href,
    }));
  return published === undefined ? undefined : {published, authors};
}
