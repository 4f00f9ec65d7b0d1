import type {ClientModule} from '@docusaurus/types';

const pages = new Set<string>();
let isWrapped = false;

const clientModule: ClientModule = {
  // The generator sets `window.docusaurus` after it has loaded the client modules, and before the first route. Its own
  // memory counts addresses with their hashes: the table of all keys would append thousands of link elements.
  onRouteDidUpdate() {
    if (isWrapped) {
      return;
    }
    isWrapped = true;
    const {docusaurus} = window;
    window.docusaurus = {
      ...docusaurus,
      prefetch: (address) => {
        const [page = address] = address.split(/[?#]/);
        if (pages.has(page)) {
          return false;
        }
        const answer = docusaurus.prefetch(page);
        // On a slow connection nothing is prefetched; it may become faster.
        if (answer !== false) {
          pages.add(page);
        }
        return answer;
      },
    };
  },
};

export default clientModule;
