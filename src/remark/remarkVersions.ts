import type {Code, InlineCode, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readLibraries} from '../framework';
import {versionsOf} from '../framework/versions';

/** `%version:selenium-java%`: a library of the framework's build file, or the framework itself. */
const PLACEHOLDER = /%version:([\w-]+)%/g;

/**
 * Puts versions in place of `%version:boyka-framework%` and `%version:selenium-java%`, in text and in code.
 *
 * @throws Error naming the page, the line, and the artifacts that have a version
 */
export function remarkVersions() {
  const versions = versionsOf(readLibraries());
  return (tree: Root, file: VFile) => {
    visit(tree, ['text', 'inlineCode', 'code'], (node) => {
      const textual = node as Text | InlineCode | Code;
      textual.value = textual.value.replace(PLACEHOLDER, (_, artifact: string) => {
        const version = versions.get(artifact);
        if (version === undefined) {
          throw new Error(
            `${file.path}:${node.position?.start.line ?? 0}: the framework does not depend on ${artifact}. ` +
              `Write one of ${[...versions.keys()].join(', ')}, or remove what names it.`,
          );
        }
        return version;
      });
    });
  };
}
