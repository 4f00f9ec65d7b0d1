import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Graph,
  Organization,
  SoftwareApplication,
  SoftwareSourceCode,
  TechArticle,
  Thing,
} from 'schema-dts';
import {FRAMEWORK_VERSION, RELEASE_DATE, TITLE} from '../../src/config/identity';
import {UserError} from '../lib/userError';
import type {HeadPage} from './readPage';

/** What a page does not say about itself. */
export interface Surroundings {
  /** Address of the home page, with a slash at its end. */
  readonly home: string;
  /** Address of the page's social card. */
  readonly image: string;
  /** Day on which its source was added, if Git knows it. */
  readonly published?: string;
  /** The posts of the blog. */
  readonly posts: readonly HeadPage[];
}

/** By the ending of a sample's file. */
const LANGUAGES: Readonly<Record<string, string>> = {
  java: 'Java',
  json: 'JSON',
  kts: 'Kotlin',
  xml: 'XML',
};

/** Areas that are about the framework's present version. */
const VERSIONED = new Set<string>(['docs', 'api']);
/** Areas whose pages are articles; the community's are about people. */
const TECHNICAL = new Set<string>([...VERSIONED, 'contributing']);

const FRAMEWORK: SoftwareApplication = {
  '@type': 'SoftwareApplication',
  name: TITLE,
  applicationCategory: 'DeveloperApplication',
  softwareVersion: FRAMEWORK_VERSION,
  datePublished: RELEASE_DATE,
};

/**
 * Describes a page in the terms of schema.org: its place in the site, and what it is. It has no
 * date that is not a post's own or Git's.
 *
 * @returns nothing for a page outside of the areas
 * @throws UserError when a sample is in a language without a name
 */
export function structuredData(page: HeadPage, site: Surroundings): Graph | undefined {
  if (!page.area) {
    return undefined;
  }
  const things: Thing[] = [breadcrumbs(page, site)];
  if (page.post) {
    things.push(post(page, page.post, site));
  } else if (page.route === 'blog') {
    things.push(blog(page, site));
  } else if (TECHNICAL.has(page.area.id)) {
    things.push(article(page, site));
  }
  return {'@context': 'https://schema.org', '@graph': things};
}

/** Writes data so that no text in it can end the element. */
export function jsonLd(data: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function breadcrumbs(page: HeadPage, {home}: Surroundings): BreadcrumbList {
  const steps = [
    {name: TITLE, address: home},
    ...(page.area?.id === 'blog' && page.route !== 'blog'
      ? [{name: page.area.label, address: `${home}blog`}]
      : page.trail),
    {name: page.title, address: page.address},
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps
      // A category without a page has nothing to link to.
      .filter(({address}) => address !== undefined)
      .map(({name, address}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: address!,
      })),
  };
}

function article(page: HeadPage, site: Surroundings): TechArticle {
  return {
    '@type': 'TechArticle',
    ...common(page, site),
    ...(site.published !== undefined && {datePublished: site.published}),
    ...(VERSIONED.has(page.area!.id) && {about: FRAMEWORK}),
  };
}

function post(
  page: HeadPage,
  {published, authors}: NonNullable<HeadPage['post']>,
  site: Surroundings,
): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...common(page, site),
    datePublished: published,
    author: authors.map(({name, address}) => ({'@type': 'Person', name, url: address})),
  };
}

function blog(page: HeadPage, {home, posts}: Surroundings): Blog {
  return {
    '@type': 'Blog',
    '@id': page.address,
    name: page.title,
    description: page.description,
    url: page.address,
    publisher: publisher(home),
    blogPost: posts.map(({address}) => ({'@id': address})),
  };
}

function common(page: HeadPage, {home, image}: Surroundings) {
  return {
    '@id': page.address,
    headline: page.title,
    description: page.description,
    url: page.address,
    image,
    inLanguage: 'en',
    ...(page.modified !== undefined && {dateModified: page.modified}),
    publisher: publisher(home),
    ...(page.samples.length > 0 && {hasPart: page.samples.map(sample)}),
  } satisfies Omit<TechArticle, '@type'>;
}

function publisher(home: string): Organization {
  return {'@type': 'Organization', name: TITLE, url: home, logo: `${home}img/app-icon-512.png`};
}

function sample(address: string): SoftwareSourceCode {
  const name = decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));
  const programmingLanguage = LANGUAGES[name.slice(name.lastIndexOf('.') + 1)];
  if (programmingLanguage === undefined) {
    throw new UserError(
      `The language of the sample ${name} has no name: add it in scripts/pageHead/structuredData.ts.`,
    );
  }
  return {
    '@type': 'SoftwareSourceCode',
    name,
    programmingLanguage,
    codeRepository: address.split('/blob/')[0]!,
    url: address,
  };
}
