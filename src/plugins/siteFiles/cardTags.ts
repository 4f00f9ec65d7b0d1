import path from 'node:path';
import {load} from 'cheerio';
import {areaOf} from '../../config/areas';
import {FRAMEWORK_VERSION, TITLE} from '../../config/identity';
import type {BuiltPage, PostbuildStep} from './builtSite';
import {HEIGHT, WIDTH, writeCard, type Card} from './cards';
import {counted} from '../../reference/counted';

/** What the social card of a page says. */
function cardOf({route, title, description, trail}: BuiltPage, home: string): Card {
  const area = areaOf(route);
  return {
    name: TITLE,
    // The home page is about all of it.
    area: area ? [area.label, ...trail].join(' / ') : `Version ${FRAMEWORK_VERSION}`,
    title,
    description,
    address: home.replace(/^https?:\/\/|\/$/g, ''),
  };
}

/** The tags by which others show a link to a page as its card. */
function tagsOf({title, description}: BuiltPage, image: string): string {
  const $ = load('');
  const tags: Record<string, string>[] = [
    {property: 'og:image', content: image},
    {property: 'og:image:width', content: String(WIDTH)},
    {property: 'og:image:height', content: String(HEIGHT)},
    {property: 'og:image:alt', content: description ? `${title}: ${description}` : title},
    {name: 'twitter:image', content: image},
  ];
  return tags.map((attributes) => $('<meta>').attr(attributes).toString()).join('');
}

/** Postbuild step: each page gets its social card. Here, because no browser needs its address. */
export const cardTags: PostbuildStep = async ({outDir, url, baseUrl, pages}) => {
  const home = url + baseUrl;
  for (const page of pages) {
    const card = `img/cards/${page.route || 'index'}.png`;
    await writeCard(path.join(outDir, card), cardOf(page, home));
    const tags = tagsOf(page, home + card);
    page.html = page.html.replace('</head>', () => `${tags}</head>`);
  }
  return counted(pages.length, 'card');
};
