import type {Code, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {siteAddress} from '../config/environment/site';

/** Puts the absolute address of the site, with a slash at its end, in place of `%site%` in blocks of code. */
export function remarkSiteAddress() {
  const {url, baseUrl} = siteAddress();
  return (tree: Root) => {
    visitParents(tree, 'code', (node: Code) => {
      node.value = node.value.replaceAll('%site%', url + baseUrl);
    });
  };
}
