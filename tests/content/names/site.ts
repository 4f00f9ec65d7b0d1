import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const SAMPLES = 'src/samples';

/** Names that this repository itself answers for. */
export interface SiteNames {
  /** Classes, methods, constants and regions of the samples. */
  samples: Set<string>;
  /** File names and paths, as pages write them. */
  isFile: (text: string) => boolean;
  /** Texts of headings on all pages. */
  headings: Set<string>;
  /** npm scripts. */
  scripts: Set<string>;
  /** The lines of known-names.txt. */
  known: Set<string>;
}

/** Reads the names off the repository; paths are those of its root. */
export function siteNames(): SiteNames {
  return {
    samples: sampleNames(),
    isFile: fileTest(),
    headings: headingTexts(),
    scripts: new Set(
      Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: object}).scripts),
    ),
    known: new Set(knownNames().map(({name}) => name)),
  };
}

/** The lines of known-names.txt with the origin above them. */
export function knownNames(): {name: string; origin: string; line: number}[] {
  let origin = '';
  return readFileSync('tests/content/known-names.txt', 'utf8')
    .split('\n')
    .flatMap((text, i) => {
      if (text.startsWith('# ')) {
        origin = text.slice(2);
      }
      return text === '' || text.startsWith('# ') ? [] : [{name: text, origin, line: i + 1}];
    });
}

function sampleNames(): Set<string> {
  const names = new Set<string>();
  for (const file of globSync(`${SAMPLES}/**/*.{java,xml,json}`)) {
    const text = readFileSync(file, 'utf8');
    const declared =
      /\b(?:class|interface|enum)\s+(\w+)|\b[\w<>[\], ?.]+\s+(\w+)\s*[(=;]|[#>]region ([\w-]+)|\bregion:?\s+([\w-]+)|<([\w.-]+)>/g;
    for (const [, ...found] of text.matchAll(declared)) {
      found.filter(Boolean).forEach((name) => names.add(name as string));
    }
    const inner = path.posix.relative(`${SAMPLES}/src/test/java`, path.posix.dirname(file));
    if (!inner.startsWith('..')) {
      names.add(inner.replaceAll('/', '.'));
    }
  }
  return names;
}

/** A path of the repository or of the sample project, or the bare name of a sample file. */
function fileTest(): (text: string) => boolean {
  const bare = new Set(globSync(`${SAMPLES}/**/*`, {dot: true}).map((file) => path.basename(file)));
  return (text) => {
    const [address = '', region] = text.split('#');
    // A route is written from the root, as a link to it is.
    const file = address.startsWith('/') ? `${address.slice(1)}.mdx` : address;
    if (!/^[\w./-]+$/.test(file) || file.startsWith('..')) {
      return false;
    }
    const found = ['.', SAMPLES, 'src/framework']
      .map((root) => path.join(root, file))
      .find(existsSync);
    if (region !== undefined) {
      return Boolean(found) && readFileSync(found as string, 'utf8').includes(region);
    }
    // A bare word is no path: `docs/` is one, `docs` may mean anything.
    return /[./]/.test(file) && (found !== undefined || bare.has(file));
  };
}

function headingTexts(): Set<string> {
  const pages = globSync('{docs,api,contributing,community}/**/*.mdx');
  return new Set(
    pages.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^#{2,6} (.+?)(?: \{#[\w-]+\})?$/gm)].map(
        ([, text]) => (text ?? '').replaceAll('`', ''),
      ),
    ),
  );
}

/** Lists of `git ls-tree -r --name-only`, of the commits that contributing/welcome.mdx names. */
const LISTS = ['boyka-framework', 'boyka-cli'];

/**
 * Reads the files and folders of the framework's and the command line's repositories.
 *
 * @returns each path with all its parts, since pages leave out what stands at its start:
 *   `core-java/src/main/java`, `src/main`, `actions/CommonActions.java`
 */
export function repositoryPaths(): Set<string> {
  const paths = new Set<string>();
  for (const list of LISTS) {
    for (const file of readFileSync(`tests/content/repositories/${list}.txt`, 'utf8').split('\n')) {
      const parts = file.split('/');
      parts.forEach((_, from) =>
        parts.forEach((__, to) => paths.add(parts.slice(from, to + 1).join('/'))),
      );
    }
  }
  return paths;
}
