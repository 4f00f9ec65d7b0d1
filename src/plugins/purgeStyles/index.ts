import {readFileSync} from 'node:fs';
import purgeCSS from '@fullhuman/postcss-purgecss';
import {globSync} from 'tinyglobby';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Files of the site that name elements, classes, and attributes, from its root. */
const SITE_FILES = [
  'src/**/*.{js,ts,tsx}',
  'src/knowledge/**/*.yml',
  'sidebars*.ts',
  '{api,blog,community,contributing,docs}/**/*.{md,mdx}',
];

/** The same of the theme: packages, and files of each. */
const THEME_PACKAGES = ['theme-classic', 'theme-common', 'core'];
const THEME_FILES = 'lib/{client,components,contexts,hooks,theme,utils}/**/*.js';

/** Classes that no text of these files contains as one word, each with its reason. */
const SAFELIST = {
  standard: [
    // Pseudo-classes alone, such as the focus ring.
    /^:/,
    // Put together by the theme: `theme-${name}`, `themedComponent--${mode}`, `author-as-${heading}`.
    /^theme-/,
    /^themedComponent--/,
    /^author-as-/,
    // Written by a script of nprogress.
    ...['nprogress', 'bar', 'peg', 'spinner', 'spinner-icon'],
  ],
  // Their other class is named by a grammar of Prism.
  greedy: [/^token$/],
};

/** What our style sheets find by a part of the attribute `class`, to which no safelist applies. */
const PARTS_OF_CLASSES = ['themedComponent--light', 'themedComponent--dark'];

/** Families of Infima that the theme names in parts of which the site has none, such as cards. */
const BLOCKLIST = [/^(?:button-group|card__|footer__(?:col|item|title)|pills|shadow--)/];

const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** Each word that the sources name, read once: PurgeCSS itself would read them for each style sheet. */
function namesIn(siteDir: string): string {
  const themeFiles = THEME_PACKAGES.map(
    (name) => `node_modules/@docusaurus/${name}/${THEME_FILES}`,
  );
  const files = globSync([...SITE_FILES, ...themeFiles], {cwd: siteDir, absolute: true});
  const names = new Set(files.flatMap((file) => words(readFileSync(file, 'utf8'))));
  return [...names, ...PARTS_OF_CLASSES].join(' ');
}

/** Removes what no source of a page names from the style sheets, Infima's above all. */
export default function purgeStyles({siteDir}: LoadContext): Plugin {
  let names: string | undefined;
  return {
    name: 'purge-styles',
    // Called for each rule of the bundler.
    configurePostCss: (options) => {
      // eslint-disable-next-line no-restricted-syntax -- set by the generator's command, not by a variable of ours
      if (process.env['NODE_ENV'] === 'production') {
        names ??= namesIn(siteDir);
        const {OnceExit} = purgeCSS({
          content: [{raw: names, extension: 'txt'}],
          defaultExtractor: (text) => text.split(' '),
          safelist: SAFELIST,
          blocklist: BLOCKLIST,
        }) as {OnceExit?: unknown};
        // First, not last: the generator wraps Infima and the theme in layers, of which PostCSS
        // skips a rule after each one that is removed.
        options.plugins.unshift({postcssPlugin: 'purge-styles', Once: OnceExit});
      }
      return options;
    },
  };
}
