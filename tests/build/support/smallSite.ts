import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {afterAll, beforeAll} from 'vitest';
import {docusaurus, ROOT} from '../../../scripts/lib/run';
import {writeFiles} from '../../files';

/** A small site: its files by path, with the configuration as a module. */
export type SiteFiles = Record<string, string>;

/**
 * The configuration of a fixture as a module: the site's own Markdown plug-ins and strictness,
 * one docs area, no blog.
 *
 * @param changes JavaScript that may change `config`, `preset`, and `themeConfig`
 */
export function configModule(changes = ''): string {
  return `
    import {FUTURE} from '${ROOT}/src/config/future';
    import {markdownPlugins} from '${ROOT}/src/remark';
    import {strictness} from '${ROOT}/src/config/strictness';
    import {stylesheets} from '${ROOT}/src/config/stylesheets';
    import bundler from '${ROOT}/src/plugins/bundler';
    const preset = {
      docs: {sidebarPath: './sidebars.js', ...markdownPlugins},
      blog: false,
      pages: {path: 'pages', ...markdownPlugins},
      sitemap: false,
      theme: {customCss: stylesheets},
    };
    const themeConfig = {navbar: {title: 'Fixture', items: []}};
    const config = {
      title: 'Fixture',
      url: 'https://example.com',
      baseUrl: '/',
      ...strictness,
      future: FUTURE,
      plugins: [bundler],
      themeConfig,
    };
    ${changes}
    export default {...config, presets: [['classic', preset]]};
  `;
}

/** A page with a body. */
export const page = (body: string) => `---\ntitle: Page\n---\n\n${body}\n`;

/** A valid fixture: one page in the docs area, one of the pages plug-in. */
const VALID: SiteFiles = {
  'docusaurus.config.ts': configModule(),
  'package.json': '{"name": "fixture", "private": true}',
  'sidebars.js': `module.exports = {main: ['start']};`,
  'docs/start.mdx': '---\ntitle: Start\n---\n\nA page.\n\n## Part {#part}\n\nMore.\n',
  'pages/index.mdx': '---\ntitle: Home\n---\n\n[Start](/docs/start#part)\n',
  'static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/**
 * Writes a fixture to a temporary folder, with the site's own theme, components, and style sheets.
 *
 * @param files what differs from `VALID`
 * @returns the folder
 */
export function createSmallSite(files: SiteFiles): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'fixture-'));
  // A junction: Windows lets not everyone make links.
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  // Copied: the generator resolves a link to the folder outside of the fixture.
  cpSync(path.join(ROOT, 'src'), path.join(dir, 'src'), {recursive: true});
  // A fixture has none of the pages of the real site to which these link.
  for (const override of ['NotFound', 'BlogArchivePage', 'DocSidebar/Desktop/Content']) {
    rmSync(path.join(dir, 'src/theme', override), {recursive: true});
  }
  writeFiles(dir, {...VALID, ...files});
  return dir;
}

async function build(dir: string) {
  const out = path.join(dir, 'build');
  const {code, output} = await docusaurus(['build', dir, '--out-dir', out, '--no-minify'], {
    cwd: dir,
    env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NO_COLOR: '1'},
    timeoutMs: 230_000,
  });
  return {code, output: stripVTControlCharacters(output), out};
}

/**
 * Builds a fixture with the generator, once for all tests of a group.
 *
 * @param prepare changes its folder before
 * @returns how that ended, what was printed, without colors, and the folder of the built site
 */
export function outcomeOf(files: SiteFiles, prepare?: (dir: string) => void) {
  let outcome: Awaited<ReturnType<typeof build>>;
  const dir = createSmallSite(files);
  beforeAll(async () => {
    prepare?.(dir);
    outcome = await build(dir);
  });
  afterAll(() => rmSync(dir, {recursive: true, force: true}));
  return () => outcome;
}
