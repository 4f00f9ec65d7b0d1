import type {Heading, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {siteAddress} from '../../config/environment/site';
import {javaNames} from './javaNames';
import {idOf} from '../../mdx/nodes';
import {addressOfPage} from './remarkCodeLinks';

/**
 * Finds the names in Java samples that are the framework's for certain, each with its address: the
 * first of each in a block, and not the section that the reader is in.
 */
export function remarkSampleLinks() {
  const {baseUrl} = siteAddress();
  return (root: Root, file: VFile) => {
    const page = addressOfPage(file);
    let section: string | undefined;
    visitParents(root, ['heading', 'code'], (node) => {
      if (node.type === 'heading') {
        section = idOf(node as Heading);
      } else if (node.type === 'code' && node.lang === 'java') {
        const {sample, hProperties} = node.data ?? {};
        const imports = String(hProperties?.['imports'] ?? '').split('\n');
        const seen = new Set([page, `${page}#${section}`]);
        const links = javaNames(node.value, [...(sample?.lines ?? []), ...imports])
          .filter(({to}) => seen.size < seen.add(to).size)
          .map((link) => ({...link, to: baseUrl + link.to.slice(1)}));
        // For src/remark/rehypeHighlight.ts.
        node.data = {...node.data, hProperties: {...hProperties, links: JSON.stringify(links)}};
      }
    });
  };
}
