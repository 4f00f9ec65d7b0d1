import {existsSync, readFileSync} from 'node:fs';
import {cp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {script} from './lib/script';
import {UserError} from '../src/config/environment/userError';

const USAGE = 'Usage: tsx scripts/keepVersion.ts <build of today> <build of the earlier version>';

/** The script that leads from a page of an earlier version to the same page of today. */
const SCRIPT = 'earlier-version.js';

/** What crawlers and hosts read of the site of today only. */
const LEFT_OUT = new Set(['sitemap.xml', 'robots.txt', '404.html', '_headers']);

interface Build {
  /** `2.9`, of the version that it documents. */
  readonly version: string;
  /** The path below which it is served, with a slash at both ends. */
  readonly base: string;
  /** The paths of its pages below that one; empty for the home page. */
  readonly routes: ReadonlySet<string>;
}

function readBuild(folder: string): Build {
  const [versions, home] = ['version.json', 'index.html'].map((name) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  });
  const version = /"frameworkVersion": *"(\d+\.\d+)\./.exec(versions!)?.[1];
  const address = /<link[^>]* rel="?canonical"? href="?([^"\s>]+)/.exec(home!)?.[1];
  if (!version || !address) {
    throw new UserError(`${folder} is no build of the site: run npm run build. ${USAGE}`);
  }
  const base = new URL(address).pathname.replace(/\/?$/, '/');
  return {version, base, routes: new Set(globSync('**/*.html', {cwd: folder}).map(routeOf))};
}

const routeOf = (file: string) => file.replace(/(?:\/?index)?\.html$/, '');

/** Leads where the reader is by then; home, where the page is gone. */
const scriptText = (base: string, version: string, gone: string[]) => `{
  const gone = new Set(${JSON.stringify(gone)});
  const link = document.querySelector('[data-earlier-version] a');
  const lead = () => {
    const route = location.pathname.slice(${base.length + version.length + 1}).replace(/\\/$/, '');
    link.href = ${JSON.stringify(base)} + (gone.has(route) ? '' : route + location.hash);
  };
  for (const event of ['pointerover', 'pointerdown', 'focusin']) {
    link.addEventListener(event, lead);
  }
}
`;

/** Asks crawlers to leave a page out, and adds the line that leads to the page of today. */
function mark(html: string, base: string, version: string, route: string): string {
  const line = `This page describes version ${version}. <a href="${base}${route}">See the same page of today</a>.`;
  return html
    .replace('</head>', '<meta name="robots" content="noindex"></head>')
    .replace(
      // Before the element that the site's own code takes over.
      /<body[^>]*>/,
      (body) =>
        `${body}<div class="alert alert--warning" role="note" data-earlier-version>${line}</div>`,
    )
    .replace('</body>', `<script src="${base}${version}/${SCRIPT}" defer></script></body>`);
}

/**
 * Keeps an earlier version readable below today's site, in a folder such as `2.9`, with its own
 * search and Markdown. Nothing of today's site changes.
 *
 * @param today folder of today's build
 * @param earlier folder of the other one, built with `SITE_URL` set to the address of that folder
 * @returns the version, which is the name of the folder
 * @throws UserError when one is no build, both are of one version, or the other is for another path
 */
export async function keepVersion(today: string, earlier: string): Promise<string> {
  const [{base, version: current, routes}, old] = [readBuild(today), readBuild(earlier)];
  const {version} = old;
  const target = path.join(today, version);
  if (current === version) {
    throw new UserError(`${today} and ${earlier} both document ${version}: name an earlier build.`);
  }
  if (old.base !== `${base}${version}/`) {
    throw new UserError(
      `${earlier} is for ${old.base}: build it with a SITE_URL that ends with ${base}${version}/`,
    );
  }
  if (existsSync(target)) {
    throw new UserError(`${target} exists: remove it, or build the site of today again.`);
  }
  const gone = [...old.routes].filter((route) => !routes.has(route)).sort();
  try {
    const isKept = (file: string) => !LEFT_OUT.has(path.relative(earlier, file));
    await cp(earlier, target, {recursive: true, filter: isKept});
    for (const file of globSync('**/*.html', {cwd: target, absolute: true})) {
      const route = routeOf(path.relative(target, file).replaceAll(path.sep, '/'));
      const text = await readFile(file, 'utf8');
      await writeFile(file, mark(text, base, version, gone.includes(route) ? '' : route));
    }
    await writeFile(path.join(target, SCRIPT), scriptText(base, version, gone));
  } catch (error) {
    await rm(target, {recursive: true, force: true});
    throw error;
  }
  return version;
}

script(module, async () => {
  const [today, earlier] = process.argv.slice(2);
  if (!today || !earlier) {
    throw new UserError(USAGE);
  }
  console.log(`${today} contains version ${await keepVersion(today, earlier)}.`);
});
