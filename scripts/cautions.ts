import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {configKeys} from '../src/framework/config';
import {apiPages} from '../src/knowledge/apiPages';
import {SAMPLES} from '../src/sampleReader/readSample';
import {ROOT} from './lib/run';
import {script} from './lib/script';
import {UserError} from '../src/config/environment/userError';

// Lists the traps of what a guide uses, so that its writer can decide which of them the reader needs there.

interface Trap {
  /** The method or key, and the place that describes it. */
  name: string;
  place: string;
  text: string;
}

const read = (file: string) => readFileSync(path.resolve(ROOT, file), 'utf8');

/** The boxes, "Good to know" lines, and "Watch out" items below each method of the reference. */
function methodTraps(): Trap[] {
  const files = new Set(apiPages.map(({page}) => `${page.slice(1)}.mdx`));
  return [...files].flatMap((file) =>
    [...read(file).matchAll(/^### (\w+) \{#([\w-]+)\}\n(.*?)(?=^##|$(?![^]))/gms)].flatMap(
      ([, name = '', id, section = '']) =>
        [...section.matchAll(/^(?:\*\*Good to know:\*\* |:::caution\[|- \*\*)(.+)$/gm)].map(
          ([, text = '']) => ({name, place: `/${file.slice(0, -'.mdx'.length)}#${id}`, text}),
        ),
    ),
  );
}

/** The guide's text, and the samples that it shows. */
function codeOf(text: string): string {
  const samples = [...text.matchAll(/file=([\w/.-]+\.java)/g)].flatMap(([, name = '']) =>
    [path.join(SAMPLES, 'src/test/java/com/example/boyka', name), path.join(SAMPLES, name)].filter(
      (file) => existsSync(file),
    ),
  );
  return [text, ...new Set(samples.map((file) => readFileSync(file, 'utf8')))].join('\n');
}

/**
 * The traps of the methods and keys that a guide uses, and whose description it does not link.
 *
 * @param file the guide's path from the site's folder
 * @throws UserError when there is no such guide
 */
export function unlinkedTraps(file: string): Trap[] {
  if (!existsSync(path.resolve(ROOT, file))) {
    throw new UserError(`${file} does not exist: name a guide, such as docs/guides/run/retry.mdx.`);
  }
  const text = read(file);
  const code = codeOf(text);
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) =>
    url.replace('.mdx', ''),
  );
  const isLinked = ({place}: Trap) => links.some((url) => url.endsWith(path.basename(place)));
  const methods = methodTraps().filter(({name}) => new RegExp(`\\b${name}\\(`).test(code));
  const keys = configKeys().flatMap(({name, anchor, caution}) =>
    caution && new RegExp(`"${name}":|\`[\\w.<>]*\\b${name}\``).test(text)
      ? [{name, place: `#${anchor}`, text: caution}]
      : [],
  );
  return [...keys, ...methods].filter((trap) => !isLinked(trap));
}

script(module, () => {
  for (const file of process.argv.slice(2)) {
    const traps = unlinkedTraps(file);
    console.log(`${file}: ${traps.length}`);
    traps.forEach(({place, text}) => console.log(`  ${place}: ${text.slice(0, 160)}`));
  }
});
