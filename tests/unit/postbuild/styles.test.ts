import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {readMarkup} from '../../../scripts/postbuild/markup';
import {styles} from '../../../scripts/postbuild/styles';
import {removeUnused} from '../../../scripts/postbuild/styles/removeUnused';
import {UsedNames} from '../../../scripts/postbuild/styles/usedNames';
import {readSite} from './readSite';

/** Quotes of one kind within the others, where a search for pairs of them goes wrong. */
const SCRIPT =
  `const a='a "b alert--on',n=t("a dialog b"),i=/["']/.test('"')?` +
  '`theme-admonition theme-admonition-${n} alert`' +
  ':"navbar-sidebar";e.style.setProperty("--d",{shown:i})';

/** What is left of a style sheet for one page and one script. */
function purge(css: string, html: string, script = '') {
  const used = new UsedNames();
  used.addPage(readMarkup(load(html)));
  used.addScript(script);
  return removeUnused(css, used).css;
}

describe('the rules that stay', () => {
  it.each([
    ['a class of a page', '.menu a{x:y}', '<p class="menu open"><a>'],
    ['a class, a tag, and an id that only a script names', '.a dialog #b{x:y}', '<p>'],
    ['a class that a script puts together', '.theme-admonition-tip{x:y}', '<p>'],
    ['a state of a component that a page has', '.alert{x:y}.alert--on{x:y}', '<p class=alert>'],
    ['a class between quotes of minified code', '.navbar-sidebar{x:y}', '<p>'],
    ['a key that is a class', '.shown{x:y}', '<p>'],
    ['a class of a list of which one is used', ':where(.none,p):hover{x:y}', '<p>'],
    ['what a class that nothing has excludes', 'p:not(.none),:not(:is(.none)){x:y}', '<p>'],
    ['pseudo-classes, attributes, and nested rules', ':focus{x:y}[open]{& p:hover{x:y}}', '<p>'],
    ['layers and steps of an animation', '@layer a,b;@keyframes k{0%{x:y}to{x:y}}', '<p>'],
    ['properties by way of each other', 'b{--a:var(--b);--b:1px}p{x:var(--a)var(--b)}', '<b><p>'],
    ['properties that a page or a script reads', ':root{--c:1;--d:2}', '<p style="x:var(--c)">'],
  ])('are those of %s', (_, css, html) => {
    expect(purge(css, html, SCRIPT)).toBe(css);
  });
});

it('removes selectors, properties, and conditions that nothing uses', () => {
  const css =
    'p{--a:var(--b);--b:1;--c:2}@layer x{@media print{.none{x:y}}.none p,p{x:var(--c)}}' +
    '.none{& p{x:y}}:is(.none,#none) p,aside{x:y}';
  expect(purge(css, '<p>none</p>', '/* none */ aside("p")')).toBe(
    'p{--c:2}@layer x{p{x:var(--c)}}',
  );
});

it('removes a component that scripts name and no page has', () => {
  expect(purge('.alert{x:y}.alert--on p,p{x:y}', '<p>', SCRIPT)).toBe('p{x:y}');
});

describe('a declaration of a layer', () => {
  it('goes where rules without a layer declare the same for all of its selectors', () => {
    expect(purge('@layer a{p,b{x:1;y:1}@media print{p{x:2}}}p{x:3}b{x:3}', '<p><b>')).toBe(
      '@layer a{p,b{y:1}}p{x:3}b{x:3}',
    );
  });

  it('goes from the modes of the document, whose selectors are more specific', () => {
    const css = '@layer a{html[data-theme=dark]{--d:1}[data-theme=dark]:root{x:1}}:root{--d:2;x:2}';
    expect(purge(css, '<html><p>', SCRIPT)).toBe(':root{--d:2;x:2}');
  });

  it.each([
    ['is important', '@layer a{p{x:1!important}}p{x:2}'],
    [
      'has another selector',
      '@layer a{p,b{x:1}p b{x:1}:root{x:1}}p{x:2}html[data-theme=dark]{x:2}',
    ],
    ['is nested', '@layer a{b{p{x:1}}}p{x:2}'],
    ['holds under other conditions', '@layer a{p{x:1}}@media print{p{x:2}}'],
    ['is what the rule without a layer asks for', '@layer a{p{x:1}}p{x:revert-layer}'],
    ['is of a layer like the other', '@layer a{p{x:1}}@layer b{p{x:2}}'],
  ])('stays when it %s', (_, css) => {
    expect(purge(css, '<html><p><b>')).toBe(css);
  });
});

describe('a property that has one value for the document', () => {
  it('is written out, by way of others too', () => {
    expect(purge('@layer x{:root{--a:calc(1px + var(--b));--b:2px}}p{x:0 var(--a)}', '<p>')).toBe(
      'p{x:0 calc(1px + 2px)}',
    );
  });

  it('keeps apart what only its parentheses kept apart', () => {
    expect(purge(':root{--a:1px}p{x:var(--a)var(--a)solid calc(2*var(--a)*3)}', '<p>')).toBe(
      'p{x:1px  1px solid calc(2*1px *3)}',
    );
  });

  it('is that of the rules without a layer', () => {
    expect(purge('@layer x{:root{--a:1px}}:root{--a:2px}p{x:var(--a)}', '<p>')).toBe('p{x:2px}');
  });

  it.each([
    ['another value elsewhere', ':root{--a:1px}p{--a:2px;x:var(--a)}'],
    ['another value on paper', ':root{--a:1px}@media print{:root{--a:2px}}p{x:var(--a)}'],
    ['a value that depends on the element', ':root{--a:var(--b)}p{--b:1px;x:var(--a)}'],
    ['a value that is a keyword', ':root{--a:inherit}p{x:var(--a)}'],
    ['its declaration on one element', 'p{--a:1px;x:var(--a)}'],
    ['a default where it is read', ':root{--a:1px}p{x:var(--a,2px)}'],
    ['a neighbor with which it would be one word', ':root{--a:1px}p{x:-var(--a)}'],
    ['a script that names it', ':root{--d:1px}p{x:var(--d)}'],
  ])('stays with %s', (_, css) => {
    expect(purge(css, '<p>', SCRIPT)).toBe(css);
  });
});

describe('the style sheets of a build', () => {
  /** The style sheets that are left of files, and those that a page links. */
  const run = async (files: Record<string, string>) => {
    const site = await readSite(files);
    await styles(site);
    const folder = path.join(site.outDir, 'assets', 'css');
    const [shared = ''] = readdirSync(folder).filter((name) => name.startsWith('styles.'));
    const links = (route: string) =>
      [
        ...site.pages
          .find(({head}) => head.route === route)!
          .html.matchAll(/href=\/base\/assets\/css\/(\S+)/g),
      ]
        .map(([, name]) => name)
        .join(' ');
    return {shared, links, css: readFileSync(path.join(folder, shared), 'utf8')};
  };

  const build = (css: string) => ({
    'assets/css/styles.0a1b2c3d.css': `${css}p{x:var(--b)var(--c)}:root{--a:1;--b:2;--c:3}`,
    'assets/css/styles-home.00000000.css': '.hero_a1B2 p,.card{x:var(--a);--c:4}',
    'index.html':
      '<link rel=stylesheet href=/base/assets/css/styles.0a1b2c3d.css /><h1>Home</h1><p class=hero_a1B2>',
    'docs/index.html':
      '<link rel=stylesheet href=/base/assets/css/styles.0a1b2c3d.css /><h1>Docs</h1><p class=card>',
    'plain/index.html': '<h1>Without styles</h1>',
  });

  it('are linked by the pages that need them, the shared one by a name of its new text', async () => {
    const {shared, links, css} = await run(build('.card{x:y}'));
    expect(shared).toMatch(/^styles\.[\da-f]{8}\.css$/);
    expect(links('')).toBe(`${shared} styles-home.00000000.css`);
    expect(links('docs')).toBe(shared);
    expect(links('plain')).toBe('');
    expect(css).toBe('.card{x:y}p{x:2 var(--c)}:root{--a:1;--c:3}');
  });

  it('have another name when what is left is another', async () => {
    const {shared} = await run({...build('.card{x:y}'), 'docs/index.html': '<h1>Docs</h1>'});
    const other = await run({
      ...build('.card{x:y}.none{x:y}'),
      'a/index.html': '<h1 class=none>A</h1>',
    });
    expect(other.shared).not.toBe(shared);
  });

  it('stop the build when a page links the shared one in another form', async () => {
    const page = '<link href=/base/assets/css/styles.0a1b2c3d.css rel=preload><h1>Home</h1>';
    await expect(run({...build(''), 'index.html': page})).rejects.toThrow(/index\.html links/);
  });
});
