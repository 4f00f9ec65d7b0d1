import {expect, it} from 'vitest';
import {contentSecurityPolicy} from '../../../scripts/build/contentSecurityPolicy';
import {readSite} from './readSite';

const HEAD = '<!doctype html><html><head><meta charset=UTF-8>';

it('the step fails in one line for each error, with the page and the script', async () => {
  const site = await readSite({
    'index.html': `${HEAD}<h1>Home</h1><p onclick="go()">`,
    '404.html': `${HEAD}<h1>None</h1><a href=" javascript&colon;go()">`,
    'late/index.html': `<script>go()</script>${HEAD}<h1>Late</h1>`,
    'never/index.html': '<h1>Never</h1>',
  });
  const place = 'has no encoding declaration before its first script';
  expect(() => contentSecurityPolicy(site)).toThrow(
    [
      'The page 404.html has a script in an attribute, which never runs: <a href=" javascript:go()">',
      'The page index.html has a script in an attribute, which never runs: <p onclick="go()">',
      `The page late/index.html ${place}, where its policy would be`,
      `The page never/index.html ${place}, where its policy would be`,
      'Move scripts into components and build again.',
    ].join('\n'),
  );
});
