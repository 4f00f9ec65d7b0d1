// cspell:ignore opensearch nojekyll
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8} from 'fflate';
import {globSync} from 'tinyglobby';
import {sha256, zip} from '../../src/plugins/samplesArchive/archive';
import {UserError} from '../lib/userError';
import {relocatePage, relocateScript, relocateStyles} from './relocate';

/** Files that only the site at its own address needs. */
const PUBLIC = ['404.html', 'sitemap.xml', 'opensearch.xml', '.nojekyll', 'CNAME'];
/** What is compressed already. */
const COMPRESSED = /\.(?:gif|jpe?g|mp4|png|webm|webp|woff2|zip)$/;

/**
 * Packs a built site as a copy that any file server can serve at any path. Pages are folders with an
 * index file, which every server knows; their addresses are relative, and scripts find the base path
 * when they run.
 *
 * @param dir the built site
 * @param baseUrl the path that it was built for
 * @param folder name of the one folder that the archive has
 * @returns the zip
 * @throws UserError when there is no build, or its base path is in no address
 */
export function siteArchive(dir: string, baseUrl: string, folder: string): Uint8Array {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new UserError(`${dir} has no site to pack: run \`npm run build\` first.`);
  }
  if (baseUrl === '/') {
    throw new UserError(
      'A site without a base path cannot be packed: set SITE_URL to one with a path.',
    );
  }
  const names = globSync('**', {cwd: dir, dot: true, ignore: PUBLIC}).sort();
  const routes = new Set(
    names.filter((name) => name.endsWith('/index.html')).map((name) => path.posix.dirname(name)),
  );
  const isFlatCopy = (name: string) => name.endsWith('.html') && routes.has(name.slice(0, -5));
  return zip(
    folder,
    names
      .filter((name) => !isFlatCopy(name))
      .map((name) => {
        const content = relocate(name, readFileSync(path.join(dir, name)), baseUrl, routes);
        return [name, [content, {level: COMPRESSED.test(name) ? 0 : 6}]];
      }),
  );
}

/**
 * The checksum of a file, in the form that `sha256sum --check` reads.
 *
 * @param name of the file, beside which the checksum is stored
 */
export function checksumFile(name: string, content: Uint8Array): string {
  return `${sha256(content)}  ${name}\n`;
}

function relocate(
  name: string,
  content: Buffer,
  baseUrl: string,
  routes: ReadonlySet<string>,
): Uint8Array {
  const depth = name.split('/').length - 1;
  switch (path.extname(name)) {
    case '.html': {
      const route = name === 'index.html' ? '' : path.posix.dirname(name);
      return strToU8(relocatePage(content.toString(), baseUrl, route, routes));
    }
    case '.js':
      return strToU8(relocateScript(content.toString(), baseUrl));
    case '.css':
    case '.webmanifest':
      return strToU8(relocateStyles(content.toString(), baseUrl, depth));
    default:
      return content;
  }
}
