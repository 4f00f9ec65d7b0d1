import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {markdownPlugins} from '../../../config/markdown';
import {readTree, type Body} from './readTree';

type Options = Parameters<typeof compileToJSX>[0]['options'];

/** Reads the tree of a page, and leaves nothing of it to be compiled. */
function takeBody() {
  return (tree: Root, file: VFile): Root => {
    file.data['body'] = readTree(tree);
    return {type: 'root', children: []};
  };
}

/**
 * Makes a reader of Markdown files. It runs what the generator runs over a page, so that headings
 * get the ids that they have on the page.
 *
 * @param context tells the folder of the site and how its Markdown is to be read
 * @returns what gives the body of a file: as it was before where the file does not compile right
 *   now, and nothing where it is gone
 */
export function markdownReader({
  siteDir,
  siteConfig,
}: Pick<LoadContext, 'siteDir' | 'siteConfig'>): (file: string) => Promise<Body | undefined> {
  const {remarkPlugins, beforeDefaultRemarkPlugins} = markdownPlugins;
  const options: Options = {
    siteDir,
    staticDirs: siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
    // Broken links are for the bundler to tell of; the page is found all the same.
    markdownConfig: {
      ...siteConfig.markdown,
      hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
    },
    admonitions: true,
    remarkPlugins,
    beforeDefaultRemarkPlugins,
    beforeDefaultRehypePlugins: [takeBody],
  };
  const known = new Map<string, {text: string; body: Body}>();

  return async (filePath) => {
    const fileContent = await readFile(filePath, 'utf8').catch(() => undefined);
    if (fileContent === undefined) {
      return undefined;
    }
    const last = known.get(filePath);
    if (last?.text === fileContent) {
      return last.body;
    }
    const page = {filePath, fileContent, frontMatter: {}, options, compilerName: 'client'} as const;
    try {
      const {data} = await compileToJSX(page);
      const body = data['body'] as Body;
      known.set(filePath, {text: fileContent, body});
      return body;
    } catch {
      // The bundler says what is wrong with it.
      return last?.body ?? {lead: '', sections: []};
    }
  };
}
