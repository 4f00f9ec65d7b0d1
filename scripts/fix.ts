import {scriptsNamed} from './lib/packageScripts';
import {Problem} from './lib/problem';
import {runNpmScript} from './lib/run';
import {script} from './lib/script';

// Runs every `fix:*` script in its order: one after the other, since they write the same files.
script('fix', async () => {
  const failed: string[] = [];
  for (const name of scriptsNamed('fix:')) {
    console.log(`== ${name}`);
    const {code} = await runNpmScript(name, {show: true});
    if (code !== 0) {
      failed.push(name);
    }
  }
  if (failed.length > 0) {
    throw new Problem(`Mend by hand what is left, shown above: ${failed.join(', ')}.`);
  }
});
