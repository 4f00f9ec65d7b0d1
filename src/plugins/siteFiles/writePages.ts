import path from 'node:path';
import {AS_EARLIER_VERSION} from '../../config/environment/variables';
import {counted} from '../../lib/counted';
import {fileOf, write, type SiteStep} from './builtSite';
import {cardTags} from './cardTags';
import {insertHead, type HeadTag} from './insertHead';
import {redirectPages} from './redirectPages';

/** Keeps an earlier version out of search engines; its own search has been written by then. */
const EARLIER_TAGS: HeadTag[] = AS_EARLIER_VERSION
  ? [{tag: 'meta', attributes: {name: 'robots', content: 'noindex'}}]
  : [];

/**
 * Last step: completes the head of each page, adds the redirects, and copies each `docs/intro.html`
 * to `docs/intro/index.html`. The generator writes the first, because addresses have no slash at
 * their end: GitHub Pages answers `/docs/intro` with it. With the second, the address with a slash
 * works too.
 *
 * @throws UserError when a redirect is wrong
 */
export const writePages: SiteStep = async (site) => {
  const redirects = redirectPages(site);
  const texts = [
    ...site.pages.map(
      (page) => [page.route, insertHead(page, [...cardTags(page, site), ...EARLIER_TAGS])] as const,
    ),
    ...redirects,
  ];
  const writeAll = (files: (readonly [file: string, text: string])[]) =>
    Promise.all(files.map(([file, text]) => write(path.join(site.outDir, file), text)));
  await writeAll(texts.map(([route, text]) => [fileOf(route), text]));
  const copied = texts.filter(([route]) => route !== '' && route !== '404');
  await writeAll(copied.map(([route, text]) => [`${route}/index.html`, text]));
  return `${counted(site.pages.length, 'page')}, ${counted(redirects.size, 'redirect')}`;
};
