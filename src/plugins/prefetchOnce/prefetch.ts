import type {ClientModule} from '@docusaurus/types';

let isWrapped = false;

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
      prefetch: (address) => docusaurus.prefetch(address.replace(/#.*/, '')),
    };
  },
};

export default clientModule;
