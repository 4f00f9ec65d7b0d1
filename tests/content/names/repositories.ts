import {readFileSync} from 'node:fs';

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
