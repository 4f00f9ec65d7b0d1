import path from 'node:path';
import {areaOf} from '../../config/areas';
import {FRAMEWORK_VERSION, TITLE} from '../../config/identity';
import {counted} from '../../lib/counted';
import type {BuildTarget, BuiltPage, SiteStep} from './builtSite';
import {HEIGHT, WIDTH, writeCard, type Card} from './cards';
import type {HeadTag} from './insertHead';

/** Where the social card of a page is, from the base path. */
const cardPath = ({route}: BuiltPage): string => `img/cards/${route || 'index'}.png`;

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

/** The tags by which others show a link to a page as its card. No browser needs them. */
export function cardTags(page: BuiltPage, {url, baseUrl}: BuildTarget): HeadTag[] {
  const {title, description} = page;
  const image = url + baseUrl + cardPath(page);
  const tags: Record<string, string>[] = [
    {property: 'og:image', content: image},
    {property: 'og:image:width', content: String(WIDTH)},
    {property: 'og:image:height', content: String(HEIGHT)},
    {property: 'og:image:alt', content: description ? `${title}: ${description}` : title},
    {name: 'twitter:image', content: image},
  ];
  return tags.map((attributes) => ({tag: 'meta', attributes}));
}

/** Draws the social card of each page. */
export const cards: SiteStep = async ({outDir, url, baseUrl, pages}) => {
  for (const page of pages) {
    await writeCard(path.join(outDir, cardPath(page)), cardOf(page, url + baseUrl));
  }
  return counted(pages.length, 'card');
};
