import {describe, expect, it} from 'vitest';
import {
  addPolicy,
  contentSecurityPolicy,
  policyErrors,
} from '../../../scripts/postbuild/contentSecurityPolicy';
import {temporaryFolder} from '../temporaryFolder';

const POLICY = {'script-src': ["'self'"], 'object-src': ["'none'"]};
const HEAD = '<!doctype html><html><head><meta charset=UTF-8>';

const withPolicy = (rest: string) => addPolicy(`${HEAD}${rest}`, POLICY);

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

  it('has to come before the first script', () => {
    const missing = ['has no content security policy before its first script'];
    expect(policyErrors(`${HEAD}<script>go()</script>`)).toEqual(missing);
    expect(policyErrors(addPolicy(`<script>go()</script>${HEAD}`, POLICY))).toEqual(missing);
    expect(policyErrors(addPolicy('<p>without an encoding</p>', POLICY))).toEqual(missing);
  });
});

it('the step fails in one line for each error, with the page and the script', async () => {
  const outDir = temporaryFolder({
    'index.html': `${HEAD}<p onclick="go()">`,
    '404.html': `${HEAD}<a href="javascript:go()">`,
  });
  const run = contentSecurityPolicy({outDir, url: 'https://example.org', baseUrl: '/'});
  await expect(run).rejects.toThrow(
    [
      'The page 404.html has a script in an attribute, which never runs: <a href="javascript:go()">',
      'The page index.html has a script in an attribute, which never runs: <p onclick="go()">',
      'Move scripts into components and build again.',
    ].join('\n'),
  );
});
