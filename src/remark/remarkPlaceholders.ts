import type {Code, InlineCode, Root, Text} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {siteAddress} from '../config/environment/site';
import {MAVEN_VERSION} from '../config/identity';
import {readLibraries, versionsOf} from '../framework';
import {fail} from '../mdx/nodes';

/** `%selenium-java.version%`: a library of the framework's build file, the framework itself, Java, or Maven. */
const VERSION = /%([\w-]+)\.version%/g;

/**
 * Puts versions in place of `%boyka-framework.version%` and `%selenium-java.version%`, in text and in code, and
 * in blocks of code the absolute address of the site, with a slash at its end, in place of `%site%`.
 *
 * @throws Error naming the page, the line, and the artifacts that have a version
 */
export function remarkPlaceholders() {
  const versions = versionsOf(readLibraries()).set('Maven', MAVEN_VERSION);
  const {url, baseUrl} = siteAddress();
  return (tree: Root, file: VFile) => {
    visitParents(tree, ['text', 'inlineCode', 'code'], (node) => {
      const textual = node as Text | InlineCode | Code;
      textual.value = textual.value.replace(VERSION, (_, artifact: string) => {
        const version = versions.get(artifact);
        if (version === undefined) {
          fail(
            file,
            node,
            `the framework does not depend on ${artifact}. ` +
              `Write one of ${[...versions.keys()].join(', ')}, or remove what names it.`,
          );
        }
        return version;
      });
      if (node.type === 'code') {
        textual.value = textual.value.replaceAll('%site%', url + baseUrl);
      }
    });
  };
}
