import {FRAMEWORK_VERSION} from '../../src/config/identity';
import type {Card} from '../cards/layout';
import type {HeadPage} from './readPage';

/** Where the build has the social card of a page, from the base path. */
export function cardPath({route}: HeadPage): string {
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
