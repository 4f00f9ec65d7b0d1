import path from 'node:path';
import {FRAMEWORK_VERSION, TITLE} from '../../src/config/identity';
import {escapeHtml} from '../../src/search/escape';
import type {BuiltPage, PostbuildStep} from './builtSite';
import {HEIGHT, WIDTH, writeCard, type Card} from './cards';

/** What the social card of a page says. */
function cardOf({area, title, description, trail}: BuiltPage, home: string): Card {
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
function cardTags({title, description}: BuiltPage, image: string): string {
  const content = {
    'og:image': image,
    'og:image:width': WIDTH,
    'og:image:height': HEIGHT,
    'og:image:alt': description ? `${title}: ${description}` : title,
  };
  const tags = Object.entries(content).map(
    ([property, value]) => `<meta property="${property}" content="${escapeHtml(String(value))}">`,
  );
  return `${tags.join('')}<meta name="twitter:image" content="${escapeHtml(image)}">`;
}

/** Postbuild step: each page gets its social card. Here, because no browser needs its address. */
export const pageHeads: PostbuildStep = async ({outDir, url, baseUrl, pages}) => {
  const home = url + baseUrl;
  for (const page of pages) {
    const card = `img/cards/${page.route || 'index'}.png`;
    await writeCard(path.join(outDir, card), cardOf(page, home));
    const tags = cardTags(page, home + card);
    page.html = page.html.replace('</head>', () => `${tags}</head>`);
  }
  return `${pages.length} cards`;
};
