import {Problem} from './lib/problem';
import {script} from './lib/script';
import {ensureChromium, ensureGit, ensureJdk, thisInstaller} from './setup/install';

/**
 * Makes sure that this machine has what the tests need beside Node, and prints what they will use.
 * @returns for each thing that is missing, the line that says what to install.
 */
export async function setup(): Promise<string[]> {
  const installer = thisInstaller();
  const steps = [
    async () => `git: ${await ensureGit(undefined, installer)}`,
    async () => `Chromium: ${await ensureChromium(undefined, installer)}`,
    async () => {
      const {version, home} = await ensureJdk(undefined, installer);
      return `JDK ${version}: ${home}`;
    },
  ];
  const missing: string[] = [];
  for (const step of steps) {
    try {
      console.log(await step());
    } catch (error) {
      if (!(error instanceof Problem)) {
        throw error;
      }
      missing.push(error.message);
    }
  }
  return missing;
}

script('setup', async () => {
  const missing = await setup();
  if (missing.length > 0) {
    throw new Problem(missing.join('\n'));
  }
});
