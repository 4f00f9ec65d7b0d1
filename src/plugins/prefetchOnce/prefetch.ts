import type {ClientModule} from '@docusaurus/types';
import {once} from '../../lib/once';

/** A link beyond so many files is not prefetched on sight. Hovering over it still loads its page. */
const MAX_FILES = 40;
/** The most files of a page that others do not have. */
const MAX_FILES_OF_PAGE = 8;

type Load = Window['docusaurus']['prefetch'];

/**
 * Lets a function of the generator answer `false` where it would throw: it reads the type of the
 * connection, which Firefox for Android does not have.
 */
function safely(load: Load): Load {
  return (address) => {
    try {
      return load(address);
    } catch {
      return false;
    }
  };
}

const links = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]');

/** Removes each `<link>` for a file that an earlier one has requested already. */
function removeDuplicates(): void {
  const requested = new Set<string>();
  for (const link of links()) {
    if (requested.size === requested.add(link.href).size) {
      link.remove();
    }
  }
}

/**
 * Prefetches a page once, however many links to it have different hashes, and a file once,
 * however many pages need it: the generator adds a `<link>` for each file of each page in view.
 */
const clientModule: ClientModule = {
  // The generator sets `window.docusaurus` after it has loaded the client modules, and before the first route. It
  // remembers addresses with their hashes: the table of all keys would append thousands of link elements.
  onRouteDidUpdate: once(() => {
    const prefetch = safely(window.docusaurus.prefetch);
    window.docusaurus = {
      preload: safely(window.docusaurus.preload),
      prefetch: (address) => {
        if (links().length > MAX_FILES - MAX_FILES_OF_PAGE) {
          return false;
        }
        const request = prefetch(address.replace(/#.*/, ''));
        if (request) {
          removeDuplicates();
        }
        return request;
      },
    };
  }),
};

export default clientModule;
