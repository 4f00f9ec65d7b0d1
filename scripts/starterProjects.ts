import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {ROOT} from './lib/run';
import {script} from './lib/script';
import {UserError} from '../src/config/environment/userError';

type Starter = typeof import('../src/tools/starter') &
  typeof import('../src/tools/starter/choices');

// Writes the zip that the starter offers for each build tool and runner, with the platforms that need
// no device, to `<folder>/<build tool>-<runner>/`.
script(module, async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    throw new UserError('Usage: tsx scripts/starterProjects.ts <folder>, after npm run build.');
  }
  const {createProject, BUILDS, RUNNERS, PROJECT_NAME} = await loadStarter();
  const agents = readFileSync('build/AGENTS.md', 'utf8');
  for (const build of BUILDS) {
    for (const runner of RUNNERS) {
      const choices = {build, runner, platforms: ['web', 'api'], place: 'local'} as const;
      const files = createProject({...choices, group: 'com.example.boyka'}, agents).map(
        ({path: name, text}) => [`${PROJECT_NAME}/${name}`, strToU8(text)],
      );
      const file = path.join(folder, `${build}-${runner}`, `${PROJECT_NAME}.zip`);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, zipSync(Object.fromEntries(files)));
    }
  }
});

/** The starter imports samples as texts, which only a bundler can do. */
async function loadStarter(): Promise<Starter> {
  const {createViteServer} = await import('vitest/node');
  const server = await createViteServer({
    configFile: false,
    root: ROOT,
    appType: 'custom',
    server: {middlewareMode: true, ws: false, watch: null},
    optimizeDeps: {noDiscovery: true, include: []},
  });
  try {
    const [starter, choices] = await Promise.all(
      ['index', 'choices'].map((name) => server.ssrLoadModule(`/src/tools/starter/${name}.ts`)),
    );
    return {...starter, ...choices} as Starter;
  } finally {
    await server.close();
  }
}
