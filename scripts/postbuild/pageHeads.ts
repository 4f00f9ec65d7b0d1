import path from 'node:path';
import {FRAMEWORK_VERSION} from '../../src/config/identity';
import {readHistory} from '../../src/environment/history';
import {readPageHistory} from '../../src/environment/pageHistory';
import {sourceRepository} from '../../src/environment/sourceRepository';
import {escapeHtml} from '../../src/search/escape';
import {HEIGHT, WIDTH, type Card} from '../cards/layout';
import {storeCards} from '../cards/store';
import {ROOT} from '../lib/run';
import type {HeadPage} from '../pageHead/readPage';
import {jsonLd, structuredData} from '../pageHead/structuredData';
import type {PostbuildStep} from './builtSite';

/** Where the build has the social card of a page, from the base path. */
function cardPath({route}: HeadPage): string {
  return `img/cards/${route || 'index'}.png`;
}

/** What the social card of a page says. */
export function cardOf(page: HeadPage, home: string): Card {
  const {area, title, description, trail} = page;
  return {
    // The home page is about all of it.
    area: area
      ? [area.label, ...trail.map(({name}) => name)].join(' / ')
      : `Version ${FRAMEWORK_VERSION}`,
    title,
    description,
    address: home.replace(/^https?:\/\/|\/$/g, ''),
    isCode: isType(page),
  };
}

/** Whether a page of the API documents one type: it is in a folder and is not its index. */
function isType({area, editAddress = ''}: HeadPage): boolean {
  return area?.id === 'api' && /\/api\/(?:[^/]+\/)+(?!index\.)[^/]+$/.test(editAddress);
}

function meta(name: 'property' | 'name', value: string, content: string | number): string {
  return `<meta ${name}="${value}" content="${escapeHtml(String(content))}">`;
}

/** The tags by which others show a link to a page as its card. */
function cardTags({title, description}: HeadPage, image: string): string {
  return [
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', WIDTH),
    meta('property', 'og:image:height', HEIGHT),
    meta('property', 'og:image:alt', description ? `${title}: ${description}` : title),
    meta('name', 'twitter:image', image),
  ].join('');
}

/**
 * Postbuild step: each page gets its social card and its structured data. Here and not in a component, because no browser needs them.
 */
export const pageHeads: PostbuildStep = async ({outDir, url, baseUrl, pages}) => {
  const home = url + baseUrl;
  const drawn = await storeCards(
    new Map(pages.map(({head}) => [path.join(outDir, cardPath(head)), cardOf(head, home)])),
  );
  const {editUrl} = sourceRepository(ROOT);
  const history = readHistory(ROOT) === 'whole' ? readPageHistory(ROOT) : undefined;
  const posts = pages.map(({head}) => head).filter(({post}) => post);
  for (const page of pages) {
    const {head} = page;
    const image = home + cardPath(head);
    const source = decodeURI(head.editAddress?.replace(editUrl, '') ?? '');
    const published = history?.get(source)?.published;
    const data = structuredData(head, {home, image, posts, published});
    const tags = cardTags(head, image) + (data ? jsonLd(data) : '');
    page.html = page.html.replace('</head>', () => `${tags}</head>`);
  }
  return `${pages.length} pages, ${drawn} cards drawn`;
};
