import {createHash} from 'node:crypto';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import {globSync} from 'tinyglobby';
import {UserError} from '../lib/userError';
import type {PostbuildStep} from './builtSite';
import type {Markup} from './markup';
import {readProperties, removeUnused} from './styles/removeUnused';
import {UsedNames} from './styles/usedNames';

const CSS = path.join('assets', 'css');
const SHARED = /^styles\.\w+\.css$/;
/** Parts that `src/plugins/pageStyles` splits off: few pages need one. */
const PART = /^styles-\w+\.\w+\.css$/;

/** The classes of a style sheet. */
const classesOf = (css: string): string[] =>
  [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);

/**
 * Reads the scripts and style sheets of a build.
 *
 * @param pages what the elements of its pages say
 */
export async function readBuild(outDir: string, pages: readonly Markup[]) {
  const used = new UsedNames();
  pages.forEach((page) => used.addPage(page));
  for (const file of globSync('**/*.js', {cwd: outDir, absolute: true})) {
    used.addScript(await readFile(file, 'utf8'));
  }
  /** Texts of the style sheets by the name of their file. */
  const sheets = new Map<string, string>();
  for (const file of globSync('*', {cwd: path.join(outDir, CSS), absolute: true})) {
    const name = path.basename(file);
    const css = await readFile(file, 'utf8');
    sheets.set(name, css);
    if (!SHARED.test(name)) {
      const sheet = postcss.parse(css);
      readProperties(sheet).forEach((property) => used.properties.add(property));
      sheet.walkDecls(/^--/, ({prop}) => void used.properties.add(prop));
    }
  }
  return {used, sheets};
}

/**
 * Postbuild step: removes from the shared style sheet what nothing uses, names the file by its new
 * text, and links in each page the parts whose classes it has. The generator links the shared one
 * only; without the link a part would come with the scripts, after the page was painted.
 */
export const styles: PostbuildStep = async ({outDir, baseUrl, pages}) => {
  const {used, sheets} = await readBuild(
    outDir,
    pages.map(({markup}) => markup),
  );
  const [shared, ...others] = [...sheets.keys()].filter((name) => SHARED.test(name));
  if (shared === undefined || others.length > 0) {
    throw new UserError(
      `${CSS} has not exactly one shared style sheet: see src/plugins/pageStyles.`,
    );
  }
  const {css, selectors} = removeUnused(sheets.get(shared)!, used);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const name = `styles.${hash}.css`;
  await rm(path.join(outDir, CSS, shared));
  await writeFile(path.join(outDir, CSS, name), css);

  const parts = [...sheets].filter(([file]) => PART.test(file));
  const common = new Set(classesOf(sheets.get(shared)!));
  const partClasses = parts.map(([file, text]) => ({
    file,
    classes: classesOf(text).filter((one) => !common.has(one)),
  }));
  const link = new RegExp(
    `(<link rel="?stylesheet"? href="?${baseUrl}assets/css/)${shared}("? ?/?>)`,
  );
  for (const page of pages) {
    const {file, html, markup} = page;
    const needed = partClasses.filter((part) =>
      part.classes.some((one) => markup.classes.has(one)),
    );
    const linked = html.replace(link, (_, before: string, after: string) =>
      [name, ...needed.map((part) => part.file)].map((one) => before + one + after).join(''),
    );
    if (linked === html && html.includes(shared)) {
      throw new UserError(`${file} links its style sheet in an unknown form.`);
    }
    page.html = linked;
  }
  return `${selectors.length} unused selectors removed, ${parts.length} parts linked`;
};
