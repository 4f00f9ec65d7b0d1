import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {addPolicy, contentSecurityPolicy} from '../../../scripts/postbuild/contentSecurityPolicy';
import {readMarkup} from '../../../scripts/postbuild/markup';
import {policyErrors} from '../../policyErrors';
import {readSite} from './readSite';

const POLICY = {'script-src': ["'self'"], 'object-src': ["'none'"]};
const HEAD = '<!doctype html><html><head><meta charset=UTF-8>';

const withPolicy = (rest: string) => {
  const html = `${HEAD}${rest}`;
  return addPolicy(html, readMarkup(load(html)).scripts, POLICY);
};

describe('the policy of a page', () => {
  it.each([
    '<script type=module>go()</script>',
    '<script>if (a < b && "&amp;") go("<p onclick=x>")</script>',
    '<script>one()\r\ntwo()</script>',
    '<script type=application/ld+json>{"a": "<"}</script>',
    '<a href="/javascript:x" data-on="javascript:x">javascript:x</a>',
  ])('lets %s through', (html) => {
    expect(policyErrors(withPolicy(html))).toEqual([]);
  });

  it.each([
    ['<p onclick="go()">', 'a script in an attribute, which never runs: <p onclick="go()">'],
    ['<a href=" java\nscript:go()">', 'a script in an attribute'],
    ['<form action=javascript&colon;go()>', 'a script in an attribute'],
  ])('blocks %s', (html, reason) => {
    expect(policyErrors(withPolicy(html))).toEqual([expect.stringContaining(reason)]);
  });

  it('is known by its name in any case of the letters', () => {
    const page = withPolicy('').replace('Content-Security-Policy', 'content-security-policy');
    expect(page).toContain('http-equiv="content-security-policy"');
    expect(policyErrors(page)).toEqual([]);
  });

  it('blocks a script that was added or changed after it was written', () => {
    const page = withPolicy('<script>go()</script>');
    expect(policyErrors(page.replace('go()', 'stop()'))).toEqual([
      'has an inline script without its hash: stop()',
    ]);
    expect(policyErrors(`${page}<script>more()</script>`)).toEqual([
      'has an inline script without its hash: more()',
    ]);
  });
});

it('the step fails in one line for each error, with the page and the script', async () => {
  const site = await readSite({
    'index.html': `${HEAD}<h1>Home</h1><p onclick="go()">`,
    '404.html': `${HEAD}<h1>None</h1><a href="javascript:go()">`,
    'late/index.html': `<script>go()</script>${HEAD}<h1>Late</h1>`,
    'never/index.html': '<h1>Never</h1>',
  });
  const place = 'has no declaration of its encoding before its first script';
  expect(() => contentSecurityPolicy(site)).toThrow(
    [
      'The page 404.html has a script in an attribute, which never runs: <a href="javascript:go()">',
      'The page index.html has a script in an attribute, which never runs: <p onclick="go()">',
      `The page late/index.html ${place}, where its policy would be`,
      `The page never/index.html ${place}, where its policy would be`,
      'Move scripts into components and build again.',
    ].join('\n'),
  );
});
