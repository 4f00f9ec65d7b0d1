import type {Code, InlineCode, Root, Text} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {MAVEN_VERSION} from '../config/identity';
import {readLibraries, versionsOf} from '../framework';
import {fail} from '../mdx/nodes';

/** `%selenium-java.version%`: a library of the framework's build file, the framework itself, Java, or Maven. */
const PLACEHOLDER = /%([\w-]+)\.version%/g;

/**
 * Puts versions in place of `%boyka-framework.version%` and `%selenium-java.version%`, in text and in code.
 *
 * @throws Error naming the page, the line, and the artifacts that have a version
 */
export function remarkVersions() {
  const versions = versionsOf(readLibraries()).set('Maven', MAVEN_VERSION);
  return (tree: Root, file: VFile) => {
    visitParents(tree, ['text', 'inlineCode', 'code'], (node) => {
      const textual = node as Text | InlineCode | Code;
      textual.value = textual.value.replace(PLACEHOLDER, (_, artifact: string) => {
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
    });
  };
}
