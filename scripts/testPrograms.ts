import path from 'node:path';
import {findBash, findJdk, findOnPath} from './lib/programs';
import {ROOT, run} from './lib/run';
import {script} from './lib/script';
import {throwAll} from '../src/config/environment/userError';
import {CI} from '../src/config/environment/variables';

/** The folders of `tests/programs`: the program that each needs, and what CI does with it. */
const PROGRAMS = {
  java: {name: 'JDK', find: findJdk, purpose: 'compiles the samples'},
  bash: {name: 'bash', find: findBash, purpose: 'parses the shell blocks'},
  git: {name: 'Git', find: () => findOnPath('git'), purpose: 'reads repositories'},
};

// Runs the tests whose program is there; names the others, which only CI may not leave out.
script(module, async () => {
  const all = Object.entries(PROGRAMS).map(([folder, program]) => {
    return {folder, ...program, isThere: program.find() !== undefined};
  });
  const missing = all.filter(({isThere}) => !isThere);
  if (CI) {
    throwAll(missing.map(({name}) => `No ${name} was found: install it, since CI is set.`));
  }
  missing.forEach(({name, purpose}) => console.log(`skipped: no ${name}; CI ${purpose}`));
  const folders = all.flatMap(({folder, isThere}) => (isThere ? `tests/programs/${folder}/` : []));
  if (folders.length > 0) {
    const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--project', 'programs', ...folders];
    process.exitCode = (await run(process.execPath, args, {show: true})).code;
  }
});
