import type {HtmlTagObject} from '@docusaurus/types';

/**
 * The inline script that adds the tags of the analytics services, or none of them.
 *
 * @param tags head tags as the official plug-ins give them
 * @returns JavaScript. When the reader's browser refuses tracking, the functions that the services'
 *   client modules call do nothing, and nothing is connected to.
 */
export function gateScript(tags: HtmlTagObject[]): string {
  const list = tags.map(({tagName, attributes, innerHTML}) => ({tagName, attributes, innerHTML}));
  // A closing tag in the data would end the script.
  const data = JSON.stringify(list).replace(/</g, '\\u003c');
  return `(() => {
    if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) {
      window.gtag = window.ga = () => {};
      return;
    }
    for (const {tagName, attributes, innerHTML} of ${data}) {
      const element = document.createElement(tagName);
      for (const [name, value] of Object.entries(attributes ?? {})) {
        element.setAttribute(name, value === true ? '' : value);
      }
      element.text = innerHTML ?? '';
      document.head.append(element);
    }
  })();`;
}
