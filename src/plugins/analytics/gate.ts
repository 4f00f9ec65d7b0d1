import type {HtmlTagObject} from '@docusaurus/types';

/**
 * The inline script that runs the tags of the analytics services, or none of them. Inline code of
 * the tags is a part of it: as scripts of their own, added at run time, the content security policy
 * of the page would block them.
 *
 * @param tags head tags as the official plug-ins give them
 * @param usesTagManager whether one of the services is the tag manager
 * @returns JavaScript. When the reader's browser opts out of tracking, the functions that `pageViews.ts`
 *   calls are absent, and nothing is connected to.
 */
export function gateScript(tags: HtmlTagObject[], usesTagManager: boolean): string {
  const inline = tags.flatMap(({innerHTML}) => innerHTML ?? []);
  const elements = tags
    .filter(({innerHTML}) => innerHTML === undefined)
    .map(({tagName, attributes = {}}) => ({tagName, attributes}));
  return `if (navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl) {
    for (const {tagName, attributes} of ${JSON.stringify(elements)}) {
      const element = document.createElement(tagName);
      for (const [name, value] of Object.entries(attributes)) {
        element.setAttribute(name, value === true ? '' : value);
      }
      document.head.append(element);
    }
    ${inline.join('\n;')}
    if (typeof gtag === 'function') {
      // The minifier renames a function that is declared in a block.
      window.gtag = gtag;
    }
    window.tagManager = ${usesTagManager} && dataLayer;
  }`;
}
