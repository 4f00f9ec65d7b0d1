/** What runs on staged files before a commit; the same tools run over all files in `npm run check`. */
export default {
  '*.{ts,tsx,mjs,cjs}': ['prettier --check', 'eslint --max-warnings 0'],
  '*.{json,jsonc,yml,css}': 'prettier --check',
  '*.css': 'stylelint',
  '*.{md,mdx}': ['prettier --check', 'eslint --max-warnings 0', 'markdownlint-cli2 --no-globs'],
  // As in cspell.json.
  '*.{md,mdx,ts,tsx,mjs,java,yml}': 'cspell --no-progress --no-summary --no-must-find-files',
  '{docs,api,contributing,community,blog}/**/*.mdx': () => 'tsx scripts/check/frontMatter.ts',
};
