import {expect, test} from 'vitest';
import {ALL_PAGES, build, createSmallSite, page} from '../build/support/smallSite';

// That a link to a Markdown file or an image that is missing stops the build is in `tests/build`.

test('broken links fail the build and are named, with the page that has them', async () => {
  const dir = createSmallSite({
    'sidebars.js': ALL_PAGES,
    // A link may not lead to a draft.
    'docs/draft.mdx': '---\ntitle: Draft\ndraft: true\n---\n\nNot yet.\n',
    'pages/links.mdx': page('[gone](/docs/gone), [draft](/docs/draft), and [there](/docs/start)'),
  });
  const {code, lines} = await build(dir);
  expect(code).toBe(1);
  const output = lines.join('\n');
  expect(output).toMatch(/found broken links[^]*\/links:[^]*\/docs\/gone/);
  expect(output).toMatch(/-> linking to \/docs\/draft/);
  expect(output).not.toMatch(/-> linking to \/docs\/start/);
});

test('a link to a missing anchor fails the build and is named', async () => {
  const dir = createSmallSite({
    'pages/anchor.mdx': page('[gone](/docs/start#gone-part) and [there](/docs/start#part)'),
  });
  const {code, lines} = await build(dir);
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(/found broken anchors[^]*\/docs\/start#gone-part/);
});
