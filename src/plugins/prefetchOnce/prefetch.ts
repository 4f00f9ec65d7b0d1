import type {ClientModule} from '@docusaurus/types';

let isWrapped = false;

/** A link beyond so many files is not prefetched on sight. Hovering over it still loads its page. */
const MAX_FILES = 40;
/** The most files of a page that others do not have. */
const MAX_FILES_OF_PAGE = 8;
/** The files of the search dialog, which are prefetched when the page is idle, before or after. */
const FILES_OF_SEARCH = 4;

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
  onRouteDidUpdate() {
    if (isWrapped) {
      return;
    }
    isWrapped = true;
    const {docusaurus} = window;
    window.docusaurus = {
      ...docusaurus,
      prefetch: (address) => {
        if (links().length > MAX_FILES - MAX_FILES_OF_PAGE - FILES_OF_SEARCH) {
          return false;
        }
        const request = docusaurus.prefetch(address.replace(/#.*/, ''));
        if (request) {
          removeDuplicates();
        }
        return request;
      },
    };
  },
};

export default clientModule;
