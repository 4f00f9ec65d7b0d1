import path from 'node:path';
import type {Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {fail, withPosition} from '../mdx/nodes';
import {locateSample, SAMPLES, type SampleSource} from '../sampleReader/readSample';

declare module 'mdast' {
  interface CodeData {
    /** The sample that the fence shows, for transforms that follow. */
    sample?: SampleSource;
  }
}

const FILE = /(?:^|\s)file=(\S+)/;
const MARK = /(?:^|\s)mark=(\S+)/;
const LINES = /\{[\d,\s-]+\}/;

/**
 * Fills the fences that show a sample. A page writes the fence empty:
 *
 *     ```java file=web/LoginTest.java#home
 *     ```
 *
 * The reference is read by `readSample`. The file's name becomes the title, unless the fence has
 * one, and `sample` says where the code is, for the link to the whole file. `mark=cart` highlights
 * the region `cart` inside of what is shown, and `mark=/ui/web` a part of a JSON file.
 *
 * @param options.samples absolute path of the Maven project
 * @throws Error naming the page, the line, and what is missing
 */
export function remarkSamples({samples = SAMPLES}: {samples?: string} = {}) {
  return (tree: Root, file: VFile) => {
    visitParents(tree, 'code', (node) => {
      const reference = FILE.exec(node.meta ?? '')?.[1];
      if (!reference) {
        return;
      }
      if (node.value.trim() !== '') {
        fail(
          file,
          node,
          `this fence names the sample "${reference}" and has text of its own. Remove one of the two.`,
        );
      }
      withPosition(file, node, () => {
        const rest = (node.meta ?? '').replace(FILE, '').replace(MARK, '').trim();
        if (LINES.test(rest)) {
          throw new Error(
            `line numbers of a sample change with it: highlight a region of "${reference}" with mark=region`,
          );
        }
        const mark = MARK.exec(node.meta ?? '')?.[1];
        const sample = locateSample(reference, {mark, samples});
        const title = path.posix.basename(reference.split('#', 1)[0] ?? '');
        node.value = sample.code;
        node.data = {...node.data, sample: sample.source};
        node.meta = [
          ...(/\btitle=/.test(rest) ? [] : [`title="${title}"`]),
          `sample="${sample.place}"`,
          ...(rest ? [rest] : []),
          ...(sample.lines ? [`{${sample.lines}}`] : []),
        ].join(' ');
      });
    });
  };
}
